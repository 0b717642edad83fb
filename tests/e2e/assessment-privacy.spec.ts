// The answers never leave the browser: everything a page could tell or keep is recorded while they are given.
import { type Browser, expect, type Page, test } from '@playwright/test'
import type { Clinic } from '../../app/content/clinic.schema.ts'
import { positionOfEnough } from './answer-assessment.ts'
import { answeredVisit } from './answered-visit.ts'
import { awake } from './awake.ts'
import { sweptClinics } from './clinics.ts'

/** Positions of the choices on each screen: four ways that lead to four outcomes. */
const RUNS = {
  candidate: [[3], [1], [0], ['enough'], [4], [3], [5]],
  'own doctor': [[2], [1], [1], [0], [2], [4], [1, 2, 3]],
  'not a candidate': [[3], [0], [2], ['last'], [1, 3], [0, 1, 2], [0, 4]],
  crisis: [[0]],
} as const
type Run = (typeof RUNS)[keyof typeof RUNS]

interface Recorded {
  /** Requests up to the first answer; their order depends on the network. */
  toLoad: string[]
  /** Everything the browser asked for afterwards. */
  whileAnswering: string[]
  console: string[]
  /** What was written into the history, as calls with all their arguments. */
  history: string[]
  /** Cookies, storages, databases, caches, window name, title and address after each screen. */
  kept: string[]
}

async function record(browser: Browser, { slug, assessment }: Clinic, run: Run): Promise<Recorded> {
  const context = await browser.newContext({ storageState: answeredVisit })
  const page = await context.newPage()
  const requests: string[] = []
  const recorded: Recorded = { toLoad: [], whileAnswering: [], console: [], history: [], kept: [] }
  context.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  )
  page.on('websocket', (socket) => requests.push(`socket ${socket.url()}`))
  page.on('console', (message) => recorded.console.push(message.text()))
  await page.addInitScript(() => {
    const calls: string[] = []
    Object.assign(window, { calls })
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history)
      history[name] = (...given) => {
        calls.push(`${name} ${JSON.stringify(given)}`)
        original(...given)
      }
    }
  })
  await page.goto(`/book?clinic=${slug}&step=assessment`)
  await awake(page, 'assessment')
  await page.waitForLoadState('networkidle')
  recorded.toLoad = requests.splice(0).sort()
  for (const places of run) {
    const inputs = page.locator('.assessment-choices input')
    const count = await inputs.count()
    for (const place of places) {
      const index = place === 'last' ? count - 1 : place === 'enough' ? positionOfEnough(assessment) : place
      // A crisis answer takes its question from the screen.
      await inputs.nth(index).click()
    }
    const next = page.getByRole('button', { name: /^(Next|See your result)$/ })
    if ((await page.locator('.assessment-outcome').count()) === 0) await next.click()
    recorded.kept.push(await keptBy(page))
  }
  await expect(page.locator('.assessment-outcome')).toBeVisible()
  // What a page sends late: beacons, prefetches, reports.
  await page.waitForTimeout(500)
  recorded.whileAnswering = requests.splice(0)
  recorded.history = await page.evaluate(() => (window as unknown as { calls: string[] }).calls)
  await context.close()
  return recorded
}

async function keptBy(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
    name: window.name,
    title: document.title,
    address: location.href,
    state: Object.keys(history.state ?? {}),
  }))
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  return JSON.stringify({ ...kept, cookies })
}

for (const clinic of sweptClinics) {
  test(`no request, storage, cookie or history entry of ${clinic.slug} carries or depends on an answer`, async ({
    browser,
  }) => {
    const runs: Recorded[] = []
    for (const run of Object.values(RUNS)) runs.push(await record(browser, clinic, run))
    const [first] = runs
    for (const { toLoad, whileAnswering, console, history, kept } of runs) {
      expect(toLoad.length).toBeGreaterThan(3)
      expect(toLoad).toEqual(first?.toLoad)
      expect(whileAnswering).toEqual([])
      expect(console).toEqual([])
      // After every screen the same is kept: what was there before the first answer, and a number in the history.
      expect(new Set(kept)).toEqual(new Set(first?.kept))
      expect(new Set(kept).size).toBe(1)
      expect(kept[0]).toContain('"local":{},"session":{},"databases":[],"caches":[]')
      expect(kept[0]).toContain('"state":["assessmentScreen"]')
      expect(history).toEqual(
        Array.from(
          { length: kept.length + 1 },
          // The outcome has the same number wherever the questions ended.
          (_, screen) =>
            `${screen === 0 ? 'replaceState' : 'pushState'} [{"assessmentScreen":${screen === kept.length ? 7 : screen}},""]`,
        ),
      )
    }
  })
}

test('the recorder sees a request and a stored answer', async ({ page }) => {
  await page.goto('/book?clinic=865&step=assessment')
  const before = await keptBy(page)
  const [request] = await Promise.all([
    page.waitForRequest(/answer=no/),
    page.evaluate(() => {
      sessionStorage.setItem('answer', 'no')
      navigator.sendBeacon('/health?answer=no')
    }),
  ])
  expect(request.url()).toContain('answer=no')
  expect(await keptBy(page)).not.toBe(before)
})
