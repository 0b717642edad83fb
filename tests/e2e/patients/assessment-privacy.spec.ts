// Shows that the answers never leave the browser: records everything that a page could send or store meanwhile.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { answeredVisit } from '../steps/answered-visit.ts'
import { waitUntilStable } from '../steps/islands.ts'
import { runOnlyOn } from '../steps/run-only-on.ts'
import {
  type Answers,
  addressOf,
  answerAll,
  answersFor,
  openAssessment,
  outcomeOf,
} from './assessment-answers.ts'
import { anyClinic } from './clinics.ts'

runOnlyOn('desktop')

async function record(browser: Browser, answers: Answers) {
  const context = await browser.newContext({ storageState: answeredVisit })
  const page = await context.newPage()
  /** What the browser asked for after the first answer, and what was written into the console and, with all arguments, the history. */
  const recorded = { asked: [] as string[], console: [] as string[], history: [] as string[], kept: '' }
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
  await openAssessment(page, anyClinic)
  await waitUntilStable(page)
  context.on('request', (request) => recorded.asked.push(`${request.url()} ${request.postData() ?? ''}`))
  page.on('websocket', (socket) => recorded.asked.push(socket.url()))
  page.on('console', (message) => recorded.console.push(message.text()))
  await answerAll(page, anyClinic, answers)
  const outcome = await outcomeOf(page).getAttribute('data-outcome')
  const consultations = await outcomeOf(page)
    .locator(`a[href="${addressOf(anyClinic, 'consultation')}"]`)
    .count()
  recorded.history = await page.evaluate(() => (window as unknown as { calls: string[] }).calls)
  recorded.kept = await keptBy(page)
  // Leaves the page, because it could send something at that moment.
  await page.goto('about:blank')
  await context.close()
  return { ...recorded, outcome, consultations }
}

/** Cookies, storages, databases, caches, workers, window name, title, address and state of the history. */
async function keptBy(page: Page): Promise<string> {
  const kept = await page.evaluate(async () => ({
    stored: [...Object.entries(localStorage), ...Object.entries(sessionStorage)],
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
    shown: [window.name, document.title, location.href],
    state: Object.keys(history.state ?? {}),
  }))
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`)
  return JSON.stringify({ ...kept, cookies })
}

test('the answers lead to each outcome, and no request, storage, cookie or history entry carries or depends on one', async ({
  browser,
}) => {
  const candidate = await record(browser, answersFor(anyClinic, 'candidate'))
  expect(candidate.kept).toContain('"stored":[],"databases":[],"caches":[],"workers":0')
  for (const outcome of ['candidate', 'ownDoctor', 'notCandidate', 'minor', 'crisis'] as const) {
    const recorded =
      outcome === 'candidate' ? candidate : await record(browser, answersFor(anyClinic, outcome))
    const { asked, console, history, kept } = recorded
    expect([recorded.outcome, recorded.consultations]).toEqual([outcome, outcome === 'candidate' ? 1 : 0])
    expect([...asked, ...console]).toEqual([])
    expect(kept).toBe(candidate.kept)
    // A number for each screen, whatever was answered; only a crisis and an age below 18 end sooner.
    if (outcome !== 'crisis' && outcome !== 'minor') expect(history).toEqual(candidate.history)
    for (const entry of history) expect(entry).toMatch(/^\w+ \[\{"assessmentScreen":\d\},""\]$/)
  }
})
