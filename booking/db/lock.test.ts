import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrationsFolder } from '../../tests/fixtures/database-template.ts'
import { listBookings } from './bookings.ts'
import { DataDirInUse, lockDataDir } from './lock.ts'
import { openStore } from './open.ts'

let dataDir: string
let child: ChildProcess | undefined

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'desk-lock-'))
})
afterEach(() => {
  child?.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

/** A second process that opens the store, makes one booking and keeps the folder locked. */
async function otherProcess(): Promise<ChildProcess> {
  const moduleUrl = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const program = `
    import { openStore } from ${moduleUrl('./open.ts')}
    import { book } from ${moduleUrl('./bookings.ts')}
    import { exampleRequest } from ${moduleUrl('./example-request.ts')}
    import { exampleSettings } from ${moduleUrl('../domain/example-settings.ts')}
    const store = await openStore(${JSON.stringify({ dataDir, migrationsFolder })})
    await book(store, exampleRequest(), exampleSettings.rules, Temporal.Instant.from('2026-11-20T12:00:00Z'))
    console.log('holding')
    setInterval(() => {}, 1000)`
  child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { stdout } = child
  if (!stdout) throw new Error('The other process has no output.')
  await Promise.race([
    once(stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('The other process ended early.'))),
  ])
  return child
}

it('rejects a locked folder until the process that holds it is killed', async () => {
  const holder = await otherProcess()
  const open = () => openStore({ dataDir, migrationsFolder })
  await expect(open()).rejects.toThrow(DataDirInUse)
  await expect(open()).rejects.toThrow(`${dataDir} is in use by process ${holder.pid}: stop that process`)

  const gone = once(holder, 'exit')
  holder.kill('SIGKILL')
  await gone
  const store = await open()
  expect(await listBookings(store)).toHaveLength(1)
  await store.close()
}, 60_000)

it('locks once within one process too, until released', () => {
  const hold = lockDataDir(dataDir)
  expect(() => lockDataDir(dataDir)).toThrow(DataDirInUse)
  expect(() => lockDataDir(dataDir)).toThrow(`process ${process.pid}`)
  hold.release()
  hold.release()
  lockDataDir(dataDir).release()
})
