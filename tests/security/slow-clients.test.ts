import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { endAfterwards } from '../fixtures/end-afterwards.ts'
import { openConnection } from '../fixtures/servers/open-request.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { rawRequest, statusOf } from './raw-request.ts'

const MAX_BYTES = 400 * 1024 * 1024
const CONNECTIONS = 100

const server = await serverForTests({ LOG_LEVEL: 'warn' })

async function open(text: string) {
  const connection = await openConnection(server.origin, text)
  endAfterwards(() => connection.socket.destroy())
  return connection
}

/** Resident memory of the server in bytes; Linux only. */
function residentBytes(): number {
  const status = readFileSync(`/proc/${server.process.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) * 1024
}

const visitor = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'
/** Asks for a page that is rendered for each request. */
const request = 'GET /search?q=ads HTTP/1.1\r\nHost: localhost\r\n\r\n'

it.skipIf(process.platform !== 'linux').each([
  ['ask for a page and never read it', 1],
  ['send a hundred requests at once and never read', 100],
])('a hundred clients %s: memory stays small, and visitors are served', async (_, times) => {
  for (let n = 0; n < CONNECTIONS; n++) void open(request.repeat(times)).then(({ socket }) => socket.pause())
  for (let visit = 0; visit < 5; visit++) {
    expect(statusOf(await rawRequest(server.origin, visitor, 120_000))).toBe(200)
    expect(residentBytes()).toBeLessThan(MAX_BYTES)
    await wait(200)
  }
})

it('a request that comes before the last answer has left is answered after it', async () => {
  const answers = await rawRequest(server.origin, `${request}${visitor}`)
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(2)
})

it('a client that sends its request byte by byte is cut', async () => {
  const { socket, closed } = await open('GET / HTTP/1.1\r\nX: ')
  const drip = setInterval(() => socket.write('a'), 500)
  await closed
  clearInterval(drip)
})
