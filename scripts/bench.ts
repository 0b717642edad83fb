import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { buildSite } from './build.ts'
import { freePorts } from './free-port.ts'
import { ensureChromium } from './test-setup/chromium.ts'

const root = path.dirname(import.meta.dirname)
const tools = path.join(root, '.generated', 'bench')
const packages = ['lighthouse@13.5.0', 'autocannon@9.0.0']
const CONNECTIONS = 50

const emptyPage = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>An empty page</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="One line of text, to compare other pages with.">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head><body><main><h1>One line of text.</h1></main></body></html>`

/** Serves a copy of the build with the empty page while `measure` runs. */
async function withSite<T>(measure: (site: Site) => Promise<T>): Promise<T> {
  const copy = path.join(tools, 'site')
  await rm(copy, { recursive: true, force: true })
  await cp(path.join(root, 'build'), path.join(copy, 'build'), { recursive: true })
  const folder = path.join(copy, 'build', 'client', EMPTY_PAGE)
  await mkdir(folder)
  await writeFile(path.join(folder, 'index.html'), emptyPage)
  const port = await freePorts(1)
  const origin = `http://localhost:${port}`
  const settings = {
    PORT: String(port),
    SITE_ORIGIN: origin,
    DATA_DIR: path.join(copy, 'data'),
    LOG_LEVEL: 'warn',
  }
  const server = spawn(process.execPath, [path.join(copy, 'build', 'server', 'main.js')], {
    // None of the shell's own settings, so that two machines measure the same site.
    env: { PATH: process.env.PATH, STOP_DELAY_MS: '0', ...settings },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
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
  const [script] = globSync('assets/*.js', { cwd: path.join(root, 'build', 'client') })
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
  const npm = [
    'install',
    '--prefix',
    tools,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    ...packages,
  ]
  if (spawnSync('npm', npm, { stdio: 'inherit' }).status !== 0)
    throw new Error('The bench’s packages could not be installed: see npm’s words above.')
}

/** `npm run bench`; `-- --pages=/seo,/about --rounds=1 --seconds=2` measures less and only prints it. */
async function bench(): Promise<void> {
  const { values } = parseArgs({
    options: { pages: { type: 'string' }, rounds: { type: 'string' }, seconds: { type: 'string' } },
  })
  const { rounds = '3', seconds = '10', pages } = values
  const before = loadavg()
    .map((one) => one.toFixed(2))
    .join(', ')
  const chromium = ensureChromium()
  installTools()
  await buildSite({ force: false })
  const text = await withSite(async (site) => {
    const load = await measureLoad(site, Number(seconds))
    const chosen = pages ? pages.split(',') : await listedPages(site.origin)
    const measured = await measurePages(site, chosen, Number(rounds), tools, chromium)
    const [processor] = cpus()
    return `# Measurements
Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}, with ${cpus().length} × ${processor?.model ?? 'unknown'}, ${Math.round(totalmem() / 1e9)} GB, Node
${process.version}. Load before it began (1, 5, 15 minutes): ${before}.

## Pages
Lighthouse on its own phone, network and processor really slowed, medians of ${rounds}. The empty page is a document with one line
of text from the same server: what a page takes beyond it is its own weight.

${measured}

## Load
autocannon, ${CONNECTIONS} connections, ${seconds} s each, on the machine that also answers.

${load}
`
  })
  console.log(`\n${text}`)
  if (Object.keys(values).length === 0) await writeFile(path.join(root, 'docs', 'bench.md'), text)
}

if (import.meta.main) await bench()

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

/** Returns a table of Lighthouse's medians. Pages are measured in turns, so that a machine that grows slow slows them all. */
async function measurePages(
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
