import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { openConnection, openRequest } from '../fixtures/servers/open-request.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import type { RunningServer } from '../fixtures/servers/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const dataDir = temporaryFolder()
const body = 'name=Ada+Byron&email=ada%40clinic.example.com&practice=Byron+Clinic'
let server: RunningServer

const start = async (delayMs: number) => {
  server = await serverForTests({ DATA_DIR: dataDir, STOP_DELAY_MS: String(delayMs) })
}
/** Sends a signal; resolves to exit code and milliseconds when the process has ended. */
const signal = (name: NodeJS.Signals) => {
  const started = performance.now()
  server.process.kill(name)
  return once(server.process, 'exit').then(([code]) => ({ code, ms: performance.now() - started }))
}
const readiness = async () => {
  const response = await fetch(`${server.origin}/readyz`)
  return {
    status: response.status,
    body: await response.json(),
    connection: response.headers.get('connection'),
  }
}
const isRefused = () =>
  openConnection(server.origin).then(
    ({ socket }) => void socket.destroy(),
    (error) => error.code === 'ECONNREFUSED',
  )

it('readiness says no while connections are accepted, then open requests are finished', async () => {
  await start(1000)
  expect(await readiness()).toMatchObject({ status: 200, body: { ready: true } })
  const slow = await openRequest(server.origin, '/desk/lead', body)
  const idle = await openConnection(server.origin, 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await vi.waitFor(() => expect(idle.received()).toContain('{"live":true}'))

  const ended = signal('SIGTERM')
  await vi.waitFor(async () => expect((await readiness()).status).toBe(503))
  // A new connection, after readiness said no: served, and closed after its response.
  expect(await readiness()).toEqual({
    status: 503,
    body: { ready: false, reason: 'stopping' },
    connection: 'close',
  })
  expect((await fetch(`${server.origin}/about`)).status).toBe(200)

  await vi.waitFor(async () => expect(await isRefused()).toBe(true), { timeout: 3000 })
  await idle.closed
  expect(slow.received()).toBe('')
  slow.finish()
  await slow.closed
  // The form has no key, so it comes back filled.
  expect(slow.received()).toMatch(/^HTTP\/1\.1 400 /)
  expect(slow.received().toLowerCase()).toContain('\r\nconnection: close\r\n')
  expect(slow.received()).toContain('ada@clinic.example.com')
  const { code, ms } = await ended
  expect(code).toBe(0)
  expect(ms).toBeGreaterThan(1000)
  expect(ms).toBeLessThan(5000)
  expect(server.output()).toContain('"msg":"Stopped"')
})

it('a request that never ends delays the end by less than five seconds', async () => {
  await start(1000)
  const endless = await openRequest(server.origin, '/desk/lead', body)
  const { code, ms } = await signal('SIGTERM')
  expect(code).toBe(0)
  expect(ms).toBeLessThan(5000)
  await endless.closed
  expect(server.output()).toContain('"isFinished":false')
})

it('a signal that arrives twice counts once', async () => {
  await start(0)
  const slow = await openRequest(server.origin, '/desk/lead', body)
  // A later connection that is answered shows that the server has read the one before.
  expect((await readiness()).status).toBe(200)
  const ended = signal('SIGINT')
  await wait(2)
  server.process.kill('SIGINT')
  await wait(500)
  slow.finish()
  await slow.closed
  expect(slow.received()).toMatch(/^HTTP\/1\.1 400 /)
  expect((await ended).code).toBe(0)
  expect(server.output()).toContain('"msg":"Stopped"')
})
