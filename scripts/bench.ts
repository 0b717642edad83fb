import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { measureBookings } from './bench-bookings.ts'
import { freePort } from './free-port.ts'
import { ensureChromium } from './test-setup/chromium.ts'

const root = path.dirname(import.meta.dirname)
const tools = path.join(root, '.generated', 'bench')
const copy = path.join(tools, 'site')
const packages = ['lighthouse@13.5.0', 'autocannon@9.0.0']
const CONNECTIONS = 50
const HORIZON_DAYS = 60
/** What a build needs. */
const PROJECT = [
  ...['app', 'booking', 'content', 'guide', 'platform', 'public', 'scripts', 'server'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
]

const emptyPage = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>An empty page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="One line of text, to compare other pages with.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head><body><main><h1>One line of text.</h1></main></body></html>`

/** Builds a copy of the project with the empty page and enough open times, and serves it while `measure` runs. */
async function withSite<T>(measure: (site: Site) => Promise<T>): Promise<T> {
  await rm(copy, { recursive: true, force: true })
  for (const entry of PROJECT) await cp(path.join(root, entry), path.join(copy, entry), { recursive: true })
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
  const facts = path.join(copy, 'content', 'site.yaml')
  const text = await readFile(facts, 'utf8')
  await writeFile(facts, text.replace(/horizonDays: \d+/, `horizonDays: ${HORIZON_DAYS}`))
  const env = { PATH: process.env.PATH }
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: copy, env })
  const folder = path.join(copy, 'build', 'client', EMPTY_PAGE)
  await mkdir(folder)
  await writeFile(path.join(folder, 'index.html'), emptyPage)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    SITE_ORIGIN: origin,
    DATA_DIR: path.join(copy, 'data'),
    LOG_LEVEL: 'warn',
    BACKUP_DIR: path.join(copy, 'backups'),
    TRUSTED_PROXIES: '1',
  }
  const server = spawn(
    process.execPath,
    ['--optimize-for-size', path.join(copy, 'build', 'server', 'main.js')],
    {
      // Leaves out the shell's settings, so that two machines measure the same site.
      env: { ...env, STOP_DELAY_MS: '0', ...settings },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  )
  try {
    while (!(await fetch(`${origin}/livez`).catch(() => null))?.ok) {
      if (server.exitCode !== null) throw new Error('The built server stopped at its start.')
      await wait(100)
    }
    return await measure({ origin, pid: server.pid ?? 0 })
  } finally {
    const gone = once(server, 'exit')
    if (server.exitCode === null && server.kill()) await gone
    await rm(copy, { recursive: true })
  }
}

/** Returns a table of requests per second, and of the memory after each. */
async function measureLoad(site: Site, seconds: number): Promise<string> {
  installTools()
  const [script] = globSync('assets/*.js', { cwd: path.join(copy, 'build', 'client') })
  const rows = [['at rest', '', '', '', '', megabytes(site)]]
  for (const address of ['/', '/seo', '/search?q=pain', `/${script}`, '/desk/booking']) {
    console.log(`Requests a second: ${address}`)
    const autocannon = path.join(tools, 'node_modules', 'autocannon', 'autocannon.js')
    const options = ['--json', '--connections', String(CONNECTIONS), '--duration', String(seconds)]
    const accept = ['--headers', 'accept-encoding=br']
    const { stdout } = await promisify(execFile)(process.execPath, [
      ...[autocannon, ...options, ...accept, `${site.origin}${address}`],
    ])
    const { requests, latency, non2xx, errors } = JSON.parse(stdout)
    const figures = [requests.average.toFixed(0), latency.p50, latency.p99, non2xx + errors].map(String)
    rows.push([address, ...figures, megabytes(site)])
  }
  return table(['address', 'requests /s', 'p50 ms', 'p99 ms', 'refused', 'memory after, MB'], rows)
}

function megabytes({ pid }: Site): string {
  const file = `/proc/${pid}/status`
  const [, kilobytes] = (existsSync(file) && /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))) || []
  return kilobytes ? ((Number(kilobytes) * 1024) / 1e6).toFixed(0) : ''
}

function installTools(): void {
  if (existsSync(path.join(tools, 'node_modules', '.package-lock.json'))) return
  console.log('Installing what the bench measures with (once; about a minute) …')
  const options = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  const npm = ['install', '--prefix', tools, ...options, ...packages]
  if (spawnSync('npm', npm, { stdio: 'inherit' }).status !== 0)
    throw new Error('The bench’s packages could not be installed: see npm’s words above.')
}

/**
 * `npm run bench` measures everything and writes docs/bench.md; `-- bookings` measures and writes that section alone.
 * Options such as `-- --visitors=20 --minutes=1` or `-- --pages=/seo --rounds=1` measure less and only print the
 * result.
 */
async function bench(): Promise<void> {
  const option = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { pages: option, rounds: option, seconds: option, visitors: option, minutes: option },
  })
  const { pages, rounds = '3', seconds = '10', visitors = '200', minutes = '10' } = values
  const named = [...positionals, ...Object.keys(values)]
  async function section(
    title: string,
    names: string[],
    about: string,
    measure: (site: Site) => Promise<string>,
  ) {
    if (named.length > 0 && !names.some((name) => named.includes(name))) return
    const machine = describeMachine()
    const text = `## ${title}\n${machine}\n\n${about}\n\n${await withSite(measure)}\n`
    console.log(`\n${text}`)
    if (Object.keys(values).length === 0 && !process.exitCode) await record(title, text)
  }

  await section(
    'Pages',
    ['pages', 'rounds'],
    `Lighthouse on its own phone, network and processor really slowed, medians of ${rounds}. The empty page is a document with one line
of text from the same server: what a page takes beyond it is its own weight.`,
    async (site) => {
      const chosen = pages ? pages.split(',') : await listedPages(site.origin)
      return await measurePages(site, chosen, Number(rounds), tools, ensureChromium())
    },
  )
  await section(
    'Load',
    ['load', 'seconds'],
    `autocannon, ${CONNECTIONS} connections, ${seconds} s each, on the machine that also answers.`,
    (site) => measureLoad(site, Number(seconds)),
  )
  await section(
    'Bookings',
    ['bookings', 'visitors', 'minutes'],
    `${visitors} visitors in ${minutes} minutes, each from a network of their own, and all pages in turn, 50 a second, however late the answers
come. Before that, on the same server, the pages alone for a minute, then 20 visitors one after another. A visitor opens the
widget and its scripts, asks for the open times, takes 2.5 s for the form, books, and is led to the confirmation. The server has
the embedded database and hourly backups, and the machine that answers also asks. Its limits are those of every site. Calls can be
booked ${HORIZON_DAYS} days ahead, because the demo’s 28 days hold fewer than 200. Times are to the last byte; p99 of 20 is the slowest.`,
    async (site) => {
      const pages = await listedPages(site.origin)
      const place = { project: copy, origin: site.origin, pages, megabytes: () => megabytes(site) }
      const { head, rows, text, isGood } = await measureBookings(place, Number(visitors), Number(minutes))
      if (!isGood) process.exitCode = 1
      return `${table(head, rows)}\n\n${text}`
    },
  )
}

/** Replaces a section of docs/bench.md, or adds it. */
async function record(title: string, section: string): Promise<void> {
  const file = path.join(root, 'docs', 'bench.md')
  const [intro = '', ...sections] = (await readFile(file, 'utf8')).split(/^(?=## )/m)
  const place = sections.findIndex((one) => one.startsWith(`## ${title}\n`))
  sections.splice(place < 0 ? sections.length : place, 1, section)
  await writeFile(file, [intro, ...sections].map((one) => `${one.trim()}\n`).join('\n'))
}

/** Returns the day, the machine, and its load. */
function describeMachine(): string {
  const [processor] = cpus()
  const load = loadavg().map((one) => one.toFixed(2))
  return `On ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model ?? 'unknown'}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}. Load before it began (1, 5, 15 minutes):
${load.join(', ')}.`
}

const EMPTY_PAGE = '/empty-page'

interface Site {
  origin: string
  pid: number
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
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
async function listedPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
}

/**
 * Returns a table of Lighthouse's medians. Pages take turns in each round, so that a slowdown of the machine affects
 * all of them.
 */
async function measurePages(
  site: Site,
  pages: readonly string[],
  rounds: number,
  tools: string,
  chromium: string,
): Promise<string> {
  installTools()
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

if (import.meta.main) await bench()
