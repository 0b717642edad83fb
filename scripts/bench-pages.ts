import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

export const EMPTY_PAGE = '/empty-page'

export interface Site {
  origin: string
  pid: number
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

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

/** Returns the addresses in a running site's sitemap. */
export async function listedPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
}

/** Returns a table of Lighthouse's medians. Pages are measured in turns, so that a machine that grows slow slows them all. */
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
      const figures = await runLighthouse(`${site.origin}${page}`, tools, chromium)
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

async function runLighthouse(url: string, tools: string, chromium: string): Promise<number[]> {
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
