import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { answeredVisit, countedVisit, firstVisit } from './answered-visit.ts'
import { forPatients, sweptAddresses, withQuery } from './every-address.ts'
import { countingOrigin } from './servers.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'Independent of screen size.')
test.describe.configure({ timeout: 180_000 })

const TAG = 'https://www.googletagmanager.com'
const COLLECT = 'https://www.google-analytics.com'
const HEALTH = /ketamin|neuropath|regenerat|pain|depress|hormon|sgb|infusion|anxiety|therapy/i

const states = {
  'before an answer': { kept: firstVisit, signal: false, counts: false },
  'after a refusal': { kept: answeredVisit, signal: false, counts: false },
  'after agreeing to be counted': { kept: countedVisit, signal: false, counts: true },
  'with Global Privacy Control, agreed or not': { kept: countedVisit, signal: true, counts: false },
}

/** A stand-in for Google's tag that sends every command. */
const tag = `
  const send = (entry) => navigator.sendBeacon('${COLLECT}/g/collect?' + new URLSearchParams({
  const queue = window.dataLayer || []
  queue.forEach(send)
  queue.push = (entry) => { send(entry); return 0 }
`

const ofOwners = sweptAddresses.filter((address) => !forPatients.includes(address))

/** Tabs that visit pages side by side, because visits mostly wait. */
const TABS = 6

/** The page each tab visits, requests of its end included. */
type Visited = Map<Page, string>

/** Collects all requests of a context to other origins. */
function listen(context: BrowserContext, visited: Visited): { page: string; url: string }[] {
  const left: { page: string; url: string }[] = []
  context.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (origin === countingOrigin || !request.url().startsWith('http')) return
    left.push({ page: visited.get(request.frame().page()) ?? 'unknown', url: request.url() })
  })
  return left
}

for (const [name, { kept, signal, counts }] of Object.entries(states)) {
  test(`requests to third parties ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ storageState: kept })
    if (signal) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
      })
    }
    const visited: Visited = new Map()
    const left = listen(context, visited)
    // Only here, because a context with routes has no cache. Elsewhere a request ends in the browser: see its
    // resolver rules in playwright.config.ts.
    if (counts) {
      await context.route(`${TAG}/**`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: tag }),
      )
      await context.route(`${COLLECT}/**`, (route) => route.fulfill({ status: 204 }))
    }
    const waiting = [...sweptAddresses]
    const visitAll = async () => {
      const page = await context.newPage()
      for (let address = waiting.shift(); address; address = waiting.shift()) {
        visited.set(page, address)
        await page.goto(countingOrigin + withQuery(address, 'utm_source=ads&email=dana@practice.example'))
        // Wait for the expected request, or as long as one would take.
        if (counts && !forPatients.includes(address)) {
          await expect.poll(() => left.some(({ page: at }) => at === address)).toBe(true)
        } else await page.waitForTimeout(400)
        // What a page sends when it is left still counts as its own.
        await page.goto('about:blank')
      }
    }
    await Promise.all(Array.from({ length: TABS }, visitAll))
    await context.close()

    expect(left.filter(({ page: at }) => forPatients.includes(at))).toEqual([])
    expect(left.filter(({ url }) => ![TAG, COLLECT].includes(new URL(url).origin))).toEqual([])
    for (const { url } of left) {
      expect(decodeURIComponent(url)).not.toMatch(HEALTH)
      expect(decodeURIComponent(url)).not.toMatch(/dana|practice\.example/)
    }
    const counted = new Set(left.map(({ page: at }) => at))
    expect(counted.size).toBe(counts ? ofOwners.length : 0)
  })
}

test('a page for patients stores nothing in the browser, with or without consent', async ({ browser }) => {
  const context = await browser.newContext({ storageState: countedVisit })
  const page = await context.newPage()
  for (const address of sweptAddresses.filter((one) => forPatients.includes(one))) {
    await page.goto(countingOrigin + withQuery(address, 'utm_source=ads'))
    await page.waitForLoadState('networkidle')
    const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length])
    expect(kept).toEqual([0, 0])
    expect((await context.cookies()).map((cookie) => cookie.name)).toEqual(['consent'])
  }
  await context.close()
})
