import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium as playwright } from '@playwright/test'

/** Answers beside the built pages while the bench runs: one line of text, and nothing that could be shown sooner. */
export const EMPTY_PAGE = '/empty-page'

/** The built site, running with an empty database. */
export interface Site {
  origin: string
  pid: number
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

/** What is read of Lighthouse's report. */
interface Report {
  runtimeError?: { message: string }
  audits: Record<string, { numericValue?: number }>
  categories: Record<string, { score: number | null }>
}

const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** The addresses of a running site that its sitemap lists. */
export async function listedPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
}

/**
 * Lighthouse on its own phone, with a network and a processor that are really slow, for each page and the empty page, in
 * turns, so that a machine that grows slow slows them all.
 * @param tools the folder in which Lighthouse is installed
 * @returns a table of medians
 */
export async function measurePages(
  site: Site,
  pages: readonly string[],
  rounds: number,
  tools: string,
  chromium: string,
): Promise<string> {
  const measured = new Map<string, number[][]>()
  for (let round = 1; round <= rounds; round += 1)
    for (const page of [EMPTY_PAGE, ...pages]) {
      console.log(`Lighthouse, round ${round} of ${rounds}: ${page}`)
      const figures = await load(`${site.origin}${page}`, tools, chromium)
      measured.set(page, [...(measured.get(page) ?? []), figures])
    }
  const medianOf = (page: string, column: number) =>
    median((measured.get(page) ?? []).map((figures) => figures[column] ?? Number.NaN))
  const beside = (page: string, column: number) => {
    const percent = (medianOf(page, column) / medianOf(EMPTY_PAGE, column) - 1) * 100
    return `${percent < 0 ? '−' : '+'}${Math.abs(percent).toFixed(0)}%`
  }
  const rows = [EMPTY_PAGE, ...pages].map((page) => [
    page,
    ...[0, 1].flatMap((column) => [medianOf(page, column).toFixed(0), beside(page, column)]),
    medianOf(page, 2).toFixed(0),
    medianOf(page, 3).toFixed(3),
    ...CATEGORIES.map((_, index) => medianOf(page, METRICS.length + index).toFixed(0)),
  ])
  const head = ['page', 'FCP ms', 'beside empty', 'LCP ms', 'beside empty', 'TBT ms', 'CLS', ...CATEGORIES]
  return table(head, rows)
}

/** Loads a page once, in a browser of its own with nothing stored. */
async function load(url: string, tools: string, chromium: string): Promise<number[]> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic --font-render-hinting=none'
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(tools, 'node_modules', 'lighthouse', 'cli', 'index.js'),
      ...[url, '--output=json', '--quiet', '--throttling-method=devtools', `--chrome-flags=${flags}`],
      `--only-categories=${CATEGORIES.join(',')}`,
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: Infinity },
  )
  const { runtimeError, audits, categories }: Report = JSON.parse(stdout)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  return [
    ...METRICS.map((id) => audits[id]?.numericValue ?? Number.NaN),
    ...CATEGORIES.map((id) => (categories[id]?.score ?? 0) * 100),
  ]
}

/**
 * How far each page moves on a first visit when its fonts arrive, on phones of three widths. The fonts are held until the
 * page has been painted: on a busy machine they would be there before, and nothing could move.
 * @returns a table of the pages that move most
 */
export async function measureShifts(
  site: Site,
  pages: readonly string[],
  executablePath: string,
): Promise<string> {
  const args = ['--no-sandbox', '--disable-quic', '--font-render-hinting=none']
  const browser = await playwright.launch({ executablePath, args })
  const found: { page: string; width: number; shift: number }[] = []
  for (const width of [360, 390, 430])
    for (const page of pages) {
      console.log(`Layout shifts at ${width} pixels: ${page}`)
      const context = await browser.newContext({ viewport: { width, height: 844 }, isMobile: true })
      const tab = await context.newPage()
      const { promise: painted, resolve: release } = Promise.withResolvers<void>()
      await tab.route('**/*.woff2', async (route) => {
        await painted
        await route.continue()
      })
      await tab.goto(`${site.origin}${page}`, { waitUntil: 'commit' })
      await tab.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      await tab.waitForLoadState('domcontentloaded')
      release()
      found.push({ page, width, shift: await tab.evaluate(readShift) })
      await context.close()
    }
  await browser.close()
  const most = found.toSorted((a, b) => b.shift - a.shift).slice(0, 10)
  const rows = most.map(({ page, width, shift }) => [page, String(width), shift.toFixed(3)])
  return table(['page', 'width', 'layout shift'], rows)
}

/** In the page: the sum of all shifts, read once the fonts are there and drawn. */
async function readShift(): Promise<number> {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  await document.fonts.ready
  await new Promise((resolve) => setTimeout(resolve, 1000))
  return sum
}
