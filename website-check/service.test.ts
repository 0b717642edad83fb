import { createServer } from 'node:http'
import { BlockList } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { onLoopback } from '../tests/fixtures/servers/on-loopback.ts'
import { resolvingTo } from '../tests/fixtures/servers/resolving-to.ts'
import { websiteCheckRoutes } from './routes.ts'
import { type CheckStore, readAddress, websiteChecks } from './service.ts'

const services = { booking: [], ads: [], recorders: [], container: '' }
const known = { ...services, treatments: [['ketamine']], claims: ['cure'] }
let asked = 0
let release = () => {}
const held = new Promise<void>((resolve) => {
  release = resolve
})
const server = createServer(async ({ headers, url }, response) => {
  if (headers.host?.startsWith('held')) await held
  if (url === '/') asked += 1
  const refuses = headers.host?.startsWith('closed') && url === '/robots.txt'
  if (url === '/robots.txt') return response.writeHead(refuses ? 200 : 404).end('User-agent: *\nDisallow: /')
  response.end('<h1>Ketamine</h1>')
})
let port: string
let stop: () => Promise<void>
beforeAll(async () => {
  const started = await onLoopback(server)
  port = new URL(started.url).port
  stop = started.stop
})
afterAll(() => stop())

function service() {
  const rows = new Map<string, NonNullable<Awaited<ReturnType<CheckStore['find']>>>>()
  const store: CheckStore = {
    begin: async (hash, site) => void rows.set(hash, { site, begunAt: Date.now(), result: null }),
    async finish(hash, result) {
      const row = rows.get(hash)
      if (row) row.result = result
    },
    find: async (hash) => rows.get(hash) ?? null,
    remove: async (hash) => void rows.delete(hash),
  }
  const reach = {
    userAgent: 'test',
    refused: new BlockList(),
    ports: null,
    lookup: resolvingTo(['127.0.0.1']),
  }
  const log = { info: vi.fn(), error: vi.fn() }
  return { checks: websiteChecks({ store, log, known, reach }), rows, log }
}
const address = (name: string) => `http://${name}.test:${port}/`

it('a result is found by its secret, kept under a hash of it, and gone when deleted', async () => {
  const { checks, rows, log } = service()
  const app = websiteCheckRoutes('/website-check', checks, 'http://localhost', () => '192.0.2.1')
  const post = (path: string, fields: Record<string, string>, origin = 'http://localhost') =>
    app.request(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) })
  expect((await post('/website-check', { address: address('a') }, 'https://evil.test')).status).toBe(403)
  const started = await post('/website-check', { address: address('a') })
  const link =
    new URL(started.headers.get('location') ?? '', 'http://localhost').searchParams.get('link') ?? ''
  const progress = () => app.request(`/website-check/progress?link=${link}`)
  await vi.waitFor(
    async () => expect(await (await progress()).json()).toMatchObject({ isDone: true }),
    10_000,
  )
  expect((await checks.find(link))?.result?.findings).toHaveLength(19)
  expect([...rows.keys()].join()).not.toContain(link)
  expect(JSON.stringify(log.info.mock.calls)).not.toMatch(/a\.test|link/)
  expect((await post('/website-check/delete', { link })).headers.get('location')).toBe(
    '/website-check?deleted',
  )
  expect((await progress()).status).toBe(404)
})

it('reads a website once in ten minutes, two at once, and five an hour for a network', async () => {
  const { checks } = service()
  asked = 0
  const secrets: string[] = []
  for (const name of ['held1', 'held2', 'b', 'b', 'b']) {
    const started = await checks.start(address(name), '192.0.2.2')
    secrets.push('secret' in started ? started.secret : '')
  }
  await wait(300)
  expect((await checks.find(secrets[2] ?? ''))?.steps).toEqual([])
  expect(asked).toBe(0)
  release()
  await vi.waitFor(async () => expect((await checks.find(secrets[4] ?? ''))?.result).not.toBeNull(), 10_000)
  expect(asked).toBe(3)
  expect(await checks.start(address('c'), '192.0.2.2')).toEqual({ refusal: 'limit' })
})

it('says of a check that was lost with its process that it has been stopped', async () => {
  const { checks, rows } = service()
  const started = await checks.start(address('closed2'), '192.0.2.4')
  for (const row of rows.values()) row.begunAt = 0
  expect((await checks.find('secret' in started ? started.secret : ''))?.result?.fault).toBe('stopped')
})

it('reads nothing where robots.txt refuses, and says so', async () => {
  const { checks } = service()
  asked = 0
  const started = await checks.start(address('closed'), '192.0.2.3')
  const secret = 'secret' in started ? started.secret : ''
  await vi.waitFor(async () => expect((await checks.find(secret))?.result?.fault).toBe('robots'), 10_000)
  expect(asked).toBe(0)
})

it.each([
  ['clinic.com', 'https://clinic.com/'],
  [' WWW.Clinic.com/plano?utm=1#top ', 'https://www.clinic.com/plano'],
  ['http://clinic.com', 'https://clinic.com/'],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['clinic.com:8080', undefined],
  ['https://a:b@clinic.com', undefined],
  ['ftp://clinic.com', undefined],
  ['my clinic', undefined],
])('%j is read as %s', (typed, expected) => {
  expect(readAddress(typed)?.href).toBe(expected)
})
