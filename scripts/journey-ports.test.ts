import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { freePorts, isFree } from './free-port.ts'
import { journeyPort } from './journey-ports.ts'

it('chooses three free ports once, and keeps to them while they are in use', async () => {
  const environment: NodeJS.ProcessEnv = {}
  const port = await journeyPort(environment)
  expect(await Promise.all([isFree(port), isFree(port + 1), isFree(port + 2)])).toEqual([true, true, true])
  const inUse = createServer().listen(port)
  await once(inUse, 'listening')
  expect(await journeyPort({ ...environment })).toBe(port)
  inUse.close()
})

it('says in one sentence which of the ports that were asked for is busy', async () => {
  const port = await freePorts(3)
  expect(await journeyPort({ JOURNEY_PORT: String(port) })).toBe(port)
  const other = createServer().listen(port + 1)
  await once(other, 'listening')
  const sentence = `JOURNEY_PORT is ${port}, but port ${port + 1} is taken by another program`
  await expect(journeyPort({ JOURNEY_PORT: String(port) })).rejects.toThrow(sentence)
  other.close()
})

it.each(['eighty', '0', '65535'])('refuses %s as a port', async (asked) => {
  await expect(journeyPort({ JOURNEY_PORT: asked })).rejects.toThrow('it wants a port number')
})
