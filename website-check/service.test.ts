import { createServer } from 'node:http'
import { BlockList } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { websiteCheckStore } from '../booking/store/website-checks.ts'
import { onEmbeddedStore } from '../tests/fixtures/on-stores.ts'
import { onLoopback } from '../tests/fixtures/servers/on-loopback.ts'
import { resolvingTo } from '../tests/fixtures/servers/resolving-to.ts'
import { websiteCheckRoutes } from './routes.ts'
import { readAddress, type WebsiteChecks, websiteChecks } from './service.ts'

const services = { booking: [], ads: [], recorders: [], container: '' }
const known = { ...services, treatments: [['ketamine']], claims: ['cure'] }
let asked = 0
let release = () => {}
let held: Promise<void>
/** Hosts that begin so don't answer until `release`. */
function hold() {
  ;({ promise: held, resolve: release } = Promise.withResolvers<void>())
}
const server = createServer(async ({ headers, url }, response) => {
  if (headers.host?.startsWith('held')) await held
  if (url === '/') asked += 1
  const refuses = headers.host?.includes('closed') && url === '/robots.txt'
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

let now: Temporal.Instant
beforeEach(() => {
  now = Temporal.Now.instant()
})

onEmbeddedStore((store) => {
  /** The checks of one process; another on the same store is the process after its restart. */
  function service(lists = known) {
    const reach = {
      userAgent: 'test',
      refused: new BlockList(),
      ports: null,
      lookup: resolvingTo(['127.0.0.1']),
    }
    const log = { info: vi.fn(), error: vi.fn() }
    const kept = websiteCheckStore(store(), () => now)
    return { checks: websiteChecks({ store: kept, log, known: lists, reach }), log }
  }
  const address = (name: string) => `http://${name}.test:${port}/`
  const secretOf = (started: object) => ('secret' in started ? String(started.secret) : '')
  const resultOf = (checks: WebsiteChecks, secret: string) =>
    vi.waitFor(async () => {
      const result = (await checks.find(secret))?.result
      if (!result) throw new Error('The check runs.')
      return result
    }, 10_000)

  it('a result is found by its secret, kept under a hash of it, and gone when deleted', async () => {
    const { checks, log } = service()
    const app = websiteCheckRoutes('/audit', checks, 'http://localhost', () => '192.0.2.1')
    const post = (path: string, fields: Record<string, string>, origin = 'http://localhost') =>
      app.request(path, { method: 'POST', headers: { origin }, body: new URLSearchParams(fields) })
    expect((await post('/audit', { address: address('a') }, 'https://evil.test')).status).toBe(403)
    const started = await post('/audit', { address: address('a') })
    const [, link = ''] = /^\/audit\?ask=&link=([\w-]+)$/.exec(started.headers.get('location') ?? '') ?? []
    expect((await checks.find(link, 10_000))?.result?.findings).toHaveLength(19)
    const rows = await store().db.selectFrom('websiteChecks').selectAll().execute()
    expect(rows.map(({ hash }) => hash).join()).not.toContain(link)
    expect(JSON.stringify(log.info.mock.calls)).not.toMatch(/a\.test|link/)
    expect((await post('/audit/delete', { link })).headers.get('location')).toBe('/audit?deleted')
    expect(await checks.find(link)).toBeNull()
  })

  it('reads a website once in ten minutes, and two at once', async () => {
    const { checks } = service()
    asked = 0
    hold()
    const secrets: string[] = []
    for (const name of ['held1', 'held2', 'b', 'b', 'b'])
      secrets.push(secretOf(await checks.start(address(name), '192.0.2.2')))
    expect(await checks.find(secrets[2] ?? '', 300)).toMatchObject({ result: null })
    expect(asked).toBe(0)
    release()
    await resultOf(checks, secrets[4] ?? '')
    expect(asked).toBe(3)
  })

  it('begins five an hour for a network, whatever is restarted or deleted in between', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { checks } = service()
      const secret = secretOf(await checks.start(address('a'), '192.0.2.2'))
      await resultOf(checks, secret)
      await checks.remove(secret)
    }
    expect(await service().checks.start(address('a'), '192.0.2.2')).toEqual({ refusal: 'limit' })
    expect(await service().checks.start(address('a'), '192.0.2.3')).toHaveProperty('secret')
    now = now.add({ hours: 1 })
    expect(await service().checks.start(address('a'), '192.0.2.2')).toEqual({ refusal: 'limit' })
    now = now.add({ seconds: 1 })
    expect(await service().checks.start(address('a'), '192.0.2.2')).toHaveProperty('secret')
    expect(JSON.stringify(await store().db.selectFrom('marks').selectAll().execute())).not.toContain(
      '192.0.2',
    )
  })

  it('begins no more than 12 at once, and the next when one has ended', async () => {
    const { checks } = service()
    hold()
    const start = (network: number) => checks.start(address(`held${network % 2}`), `192.0.2.${network}`)
    const secrets: string[] = []
    for (let network = 1; network <= 12; network += 1) secrets.push(secretOf(await start(network)))
    expect(secrets.every((secret) => secret !== '')).toBe(true)
    expect(await start(13)).toEqual({ refusal: 'busy' })
    release()
    for (const secret of secrets) await resultOf(checks, secret)
    expect(await start(13)).toHaveProperty('secret')
  })

  it('remembers no check that failed by itself', async () => {
    // What is not data can't be handed to the thread.
    const lists: typeof known & { broken?: () => void } = { ...known, broken() {} }
    const { checks, log } = service(lists)
    const failed = await resultOf(checks, secretOf(await checks.start(address('a'), '192.0.2.4')))
    expect(failed.fault).toBe('stopped')
    expect(log.error).toHaveBeenCalledOnce()
    delete lists.broken
    const again = await resultOf(checks, secretOf(await checks.start(address('a'), '192.0.2.4')))
    expect(again.findings).toHaveLength(19)
  })

  it('says of a check that was lost with its process, three minutes ago, that it has been stopped', async () => {
    hold()
    now = now.subtract({ minutes: 2 })
    const secret = secretOf(await service().checks.start(address('held-closed'), '192.0.2.4'))
    const { checks } = service()
    expect((await checks.find(secret))?.result).toBeNull()
    await store()
      .db.updateTable('websiteChecks')
      .set({ createdAt: now.subtract({ minutes: 1, seconds: 1 }) })
      .execute()
    expect((await checks.find(secret))?.result?.fault).toBe('stopped')
    release()
  })

  it('reads nothing where robots.txt refuses, and says so', async () => {
    const { checks } = service()
    asked = 0
    const secret = secretOf(await checks.start(address('closed'), '192.0.2.3'))
    expect((await resultOf(checks, secret)).fault).toBe('robots')
    expect(asked).toBe(0)
  })
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
