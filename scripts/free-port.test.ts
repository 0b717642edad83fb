import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { freePorts, isFree } from './free-port.ts'

/** Takes 3 ports a hundred times, prints them, and lives until its input ends. */
const asker = `
  import { freePorts } from ${JSON.stringify(path.join(import.meta.dirname, 'free-port.ts'))}
  const ports = []
  for (let n = 0; n < 100; n += 1) ports.push(await freePorts(3))
  console.log(JSON.stringify(ports))
  process.stdin.resume()
`

it('gives no port twice, in processes that ask at the same time', async () => {
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', asker], { stdio: ['pipe', 'pipe', 'inherit'] }),
  )
  const lines = await Promise.all(
    children.map(async ({ stdout }) => String((await once(createInterface(stdout), 'line'))[0])),
  )
  for (const { stdin } of children) stdin.end()
  const ports = lines.flatMap((line) =>
    (JSON.parse(line) as number[]).flatMap((port) => [port, port + 1, port + 2]),
  )
  expect(ports).toHaveLength(1200)
  expect(new Set(ports).size).toBe(ports.length)
})

it('leaves the ports themselves free, and sees one that is in use', async () => {
  const port = await freePorts(1)
  expect(await isFree(port)).toBe(true)
  const server = createServer().listen(port)
  await once(server, 'listening')
  expect(await isFree(port)).toBe(false)
  server.close()
})
