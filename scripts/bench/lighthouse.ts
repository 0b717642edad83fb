import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { browserFlags } from './browser-flags.ts'

/** Lighthouse's categories, in the order of its report. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** One load of one page on Lighthouse's own phone: slow 4G, a processor four times slower than this machine's. */
export interface PageLoad {
  /** First and largest contentful paint, in milliseconds. */
  fcp: number
  lcp: number
  /** Cumulative layout shift, a ratio. */
  cls: number
  /** From 0 to 100. */
  scores: Record<Category, number>
  /** Audits that cost a category points: its title, the audit's, and what Lighthouse explains. */
  faults: string[]
  /** Lighthouse's own estimate of how fast this machine's processor is just now. */
  machineIndex: number
}

/** The same network, and a processor ten times slower than this machine's. */
const slowPhone = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: 10,
}

/**
 * Loads a page once, in a separate browser, with nothing accepted and nothing in its cache.
 * @param url whole address of the page
 * @param chromium path of the browser's program
 * @throws {Error} when Lighthouse could not measure the page, in its words
 */
export async function loadOnce(url: string, chromium: string): Promise<PageLoad> {
  const settings = { onlyCategories: categories, throttlingMethod: 'devtools' }
  const result = await runLighthouse(url, chromium, settings)
  return {
    fcp: readingOf(result, 'first-contentful-paint'),
    lcp: readingOf(result, 'largest-contentful-paint'),
    cls: readingOf(result, 'cumulative-layout-shift'),
    scores: {
      performance: score(result, 'performance'),
      accessibility: score(result, 'accessibility'),
      'best-practices': score(result, 'best-practices'),
      seo: score(result, 'seo'),
    },
    faults: categories
      .filter((category) => score(result, category) < 100)
      .flatMap((category) => faultsOf(result, category)),
    machineIndex: result.environment.benchmarkIndex,
  }
}

/**
 * Loads a page once on a processor ten times slower than this machine's.
 * @returns total blocking time, in milliseconds
 */
export async function blockingTime(url: string, chromium: string): Promise<number> {
  const audit = 'total-blocking-time'
  const settings = {
    onlyAudits: [audit],
    throttlingMethod: 'devtools',
    throttling: slowPhone,
    disableFullPageScreenshot: true,
  }
  return readingOf(await runLighthouse(url, chromium, settings), audit)
}

async function runLighthouse(
  url: string,
  chromium: string,
  settings: Record<string, unknown>,
): Promise<Result> {
  const browser = await launch({
    chromePath: chromium,
    chromeFlags: ['--headless=new', ...browserFlags],
    logLevel: 'silent',
  })
  try {
    const run = await lighthouse(url, { port: browser.port, logLevel: 'silent', ...settings })
    if (!run) throw new Error(`Lighthouse said nothing about ${url}.`)
    if (run.lhr.runtimeError) throw new Error(`${url}: ${run.lhr.runtimeError.message}`)
    return run.lhr
  } finally {
    browser.kill()
  }
}

function readingOf(result: Result, id: string): number {
  const audit = result.audits[id]
  if (audit?.numericValue === undefined)
    throw new Error(`Lighthouse has no ${id}: ${audit?.errorMessage ?? ''}`)
  return audit.numericValue
}

function score(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100)
}

function faultsOf(result: Result, category: Category): string[] {
  const { title, auditRefs } = result.categories[category] ?? { title: category, auditRefs: [] }
  return auditRefs
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => result.audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title: said, explanation }) =>
      [`${title}: ${id} (${said})`, explanation].filter(Boolean).join('; '),
    )
}
