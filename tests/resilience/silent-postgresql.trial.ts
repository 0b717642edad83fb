import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { site } from '../../app/content/site/site.data.ts'
import { endAfterwards } from '../fixtures/end-afterwards.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { startPostgres } from '../fixtures/servers/start-postgres.ts'
import { type SilentProxy, startSilentProxy } from '../fixtures/servers/start-silent-proxy.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForms, send, type Visitor } from '../fixtures/visitor.ts'

const ROUNDS = 4
/** Milliseconds after the network is back within which the desk has to book again. */
const BACK_WITHIN_MS = 15_000
/** Longer than a statement may take, so that connections time out and new ones fail too. */
const SILENCE_MS = 12_000
/** Number of visitors whose statements are under way, and of those who come during the silence. */
const UNDER_WAY = 6
const DURING = 8

/** Lets the network between a running site and its database fall silent for a while, in the middle of the work. */
async function fallSilent(origin: string, proxy: SilentProxy): Promise<void> {
  const starts = await freeStarts(origin)
  const startOf = (n: number) => starts[n * 4] ?? ''
  const forms = await openForms(origin, UNDER_WAY + DURING)
  const post = async (visitor: Visitor, n: number) => {
    const response = await send(origin, visitor, startOf(n))
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  // Fills the pool with idle connections.
  await Promise.all(Array.from({ length: 12 }, () => freeStarts(origin)))

  const posts = forms.slice(0, UNDER_WAY).map(post)
  await wait(3)
  proxy.fallSilent()
  const began = performance.now()
  for (const [n, form] of forms.slice(UNDER_WAY).entries()) {
    await wait(SILENCE_MS / DURING)
    posts.push(post(form, UNDER_WAY + n))
    const page = await fetch(`${origin}/book`, { signal: AbortSignal.timeout(3000) })
    expect(page.status).toBe(200)
    await page.text()
  }
  expect(performance.now() - began).toBeGreaterThanOrEqual(SILENCE_MS - 100)

  proxy.speak()
  const returned = performance.now()
  const answers = await Promise.all(posts)
  for (const { status, headers, text } of answers.filter(({ status }) => status !== 201)) {
    expect(status).toBe(503)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(text).toContain(site.phone.display)
  }
  // Everybody who was asked to try again does so, with the same form.
  for (const [n, form] of forms.entries()) {
    while (performance.now() - returned < BACK_WITHIN_MS && (await post(form, n)).status > 201)
      await wait(200)
    expect((await post(form, n)).status).toBe(200)
  }
  const free = await freeStarts(origin)
  expect(forms.map((_, n) => startOf(n)).filter((start) => free.includes(start))).toEqual([])
}

it('books again within 15 seconds after a silent network is back, and stops in silence', async ({ skip }) => {
  const postgres = await startPostgres()
  if (!postgres) return skip('PostgreSQL is not installed')
  endAfterwards(() => postgres.stop())
  const proxy = await startSilentProxy(postgres.url)
  endAfterwards(() => proxy.stop())
  const server = await serverForTests({
    DATA_DIR: temporaryFolder(),
    DATABASE_URL: proxy.url,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'fatal',
  })
  for (let round = 0; round < ROUNDS; round++) await fallSilent(server.origin, proxy)
  proxy.fallSilent()
  const began = performance.now()
  await server.stop()
  expect(performance.now() - began).toBeLessThan(10_000)
})
