import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, startServer } from '../fixtures/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { holdStalledReaders, readSlowly, renderedPages } from './stalled-readers.ts'

const MB = 1_000_000
const dataDir = temporaryFolder()
let server: RunningServer
beforeAll(async () => {
  server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
})
afterAll(() => server.stop())

describe.skipIf(process.platform !== 'linux')('a hundred clients that send requests and never read', () => {
  // Rendered for each of 10,000 requests, their responses would be 400 MB and more.
  it.each([
    ...renderedPages.map((path) => [path, 100] as const),
    // As many as may wait on a connection.
    ...renderedPages.map((path) => [path, 20] as const),
  ])('%s, %i times each: memory does not grow, and visitors get their page', async (path, requests) => {
    const held = await holdStalledReaders(server, { path, connections: 100, requests, ms: 2000 })
    expect(held.failedVisits).toBe(0)
    expect(held.visits).toBeGreaterThan(0)
    expect(held.grownBytes).toBeLessThan(80 * MB)
  })
})

describe('a slow client', () => {
  it('gets all of a file at 20 KB/s', async () => {
    const path = '/guides/2025-dea-telehealth-shift.pdf'
    const { headers } = await fetch(server.origin + path)
    expect(await readSlowly(server.origin, path, 20_000)).toBe(Number(headers.get('content-length')))
  })

  it('that sends a form byte by byte is cut', async () => {
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname)
    const closed = new Promise((resolve) => socket.once('close', resolve))
    socket.on('error', () => {})
    socket.resume()
    socket.write(
      'POST /desk/lead HTTP/1.1\r\nHost: localhost\r\nContent-Length: 60000\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n',
    )
    const drip = setInterval(() => socket.write('a'), 500)
    const outcome = await Promise.race([closed.then(() => 'cut'), wait(50_000, 'still open', { ref: false })])
    clearInterval(drip)
    socket.destroy()
    expect(outcome).toBe('cut')
  })
})
