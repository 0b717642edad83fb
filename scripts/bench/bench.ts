import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { copyProject } from '../../tests/fixtures/project-copy.ts'
import { type RunningServer, startServer } from '../../tests/fixtures/servers/start-server.ts'
import { measureBookings } from './bookings.ts'
import { measurePaint, type NamedAddress, paintAbout } from './paint.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const copy = path.join(root, '.generated', 'bench')
const HORIZON_DAYS = 60
const VISITORS = 200
const MINUTES = 10
const ABOUT = `\`npm run bench\` writes this file. ${VISITORS} visitors book in ${MINUTES} minutes, each from a network of their own, beside all pages
in turn, 50 a second, however late the answers come. Before that, on the same server, the pages alone for a minute, then 20
visitors one after another. A visitor opens the widget and its scripts, asks for the open times, takes 2.5 s for the form, books,
and is led to the confirmation. The server has the embedded database and hourly backups, and the machine that answers also asks.
Its limits are those of every site. Calls can be booked ${HORIZON_DAYS} days ahead, because the demo’s 28 days hold fewer than ${VISITORS}. Times are
to the last byte, of a page as it is sent, compressed; p99 of 20 is the slowest.`

/** Builds a copy of the project with enough open times, and serves it. */
async function startSite(): Promise<RunningServer> {
  await rm(copy, { recursive: true, force: true })
  const { edit } = copyProject(copy, { withBuild: false })
  edit('content/site.yaml', /horizonDays: \d+/, `horizonDays: ${HORIZON_DAYS}`)
  // Leaves out the shell's settings, so that two machines measure the same site.
  const env = { PATH: process.env.PATH }
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: copy, env })
  const settings = {
    DATA_DIR: path.join(copy, 'data'),
    BACKUP_DIR: path.join(copy, 'backups'),
    LOG_LEVEL: 'warn',
    TRUSTED_PROXIES: '1',
    // As on every site, unlike in tests.
    BOOKING_ATTEMPTS_PER_TEN_MINUTES: '',
  }
  return startServer(settings, copy)
}

function megabytes(pid: number | undefined): string {
  const file = `/proc/${pid}/status`
  const [, kilobytes] = (existsSync(file) && /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))) || []
  return kilobytes ? ((Number(kilobytes) * 1024) / 1e6).toFixed(0) : ''
}

/**
 * `npm run bench` measures paints, and visitors who book while others read, and writes docs/bench.md. It also measures
 * paints of other sites: `npm run bench -- AstroWind=http://localhost:4321/`.
 */
async function bench(): Promise<void> {
  const machine = describeMachine()
  const { origin, process: server, stop } = await startSite()
  try {
    const paint = await measurePaint(origin, process.argv.slice(2).map(namedAddress))
    const pages = await listedPages(origin)
    const site = { project: copy, origin, pages, megabytes: () => megabytes(server.pid) }
    const { head, rows, text, isGood } = await measureBookings(site, VISITORS, MINUTES)
    const painted = [
      paintAbout,
      ...paint.map(({ browser, head, rows }) => `In ${browser}:\n\n${table(head, rows)}`),
    ].join('\n\n')
    const measured = `${machine}\n\n${ABOUT}\n\n${table(head, rows)}\n\n${text}\n\n${painted}\n`
    console.log(`\n${measured}`)
    const file = path.join(root, 'docs', 'bench.md')
    // Written by `npm run mutate`.
    const [mutations = ''] = /\n## Mutations\n.*/s.exec(await readFile(file, 'utf8')) ?? []
    if (isGood) await writeFile(file, `# Measurements\n${measured}${mutations}`)
    else process.exitCode = 1
  } finally {
    await stop()
    await rm(copy, { recursive: true })
  }
}

/** Returns the day, the machine, and its load. */
function describeMachine(): string {
  const [processor] = cpus()
  const load = loadavg().map((one) => one.toFixed(2))
  return `On ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${processor?.model ?? 'unknown'}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}. Load before it began (1, 5, 15 minutes):
${load.join(', ')}.`
}

/** Reads `name=address`. @throws {Error} for anything else */
function namedAddress(argument: string): NamedAddress {
  const [, name, address] = /^([^=]+)=(https?:.+)$/.exec(argument) ?? []
  if (!name || !address)
    throw new Error(`“${argument}” is no name with an address, as in AstroWind=http://localhost:4321/.`)
  return [name, address]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

/** Returns the addresses in a running site's sitemap. */
async function listedPages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
}

await bench()
