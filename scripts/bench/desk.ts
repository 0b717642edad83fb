import path from 'node:path'
import { measureCrowd } from './desk-crowd.ts'
import { type BenchDatabase, openPostgres, openSqlite } from './desk-database.ts'
import { deskRows } from './desk-rows.ts'
import { BENCH_PRACTICE, type Timings, visit } from './desk-visitors.ts'
import { percentile } from './percentile.ts'
import { startBenchPostgres } from './postgres.ts'
import type { Copy, RunningSite } from './site-under-test.ts'
import { type Part, table } from './table.ts'

/** Past calls in the database. */
const SIZES = [0, 10_000, 100_000]
/** Every ninth open time is booked, about one call a day. */
const AHEAD_EVERY = 9
/** How long one database is visited before the next takes its turn, and how often each has its turn in a run. */
const TURN_SECONDS = 5
const TURNS_A_RUN = 5
const REQUESTS: { name: string; of: keyof Timings }[] = [
  { name: 'open a tab, GET /desk/booking', of: 'tab' },
  { name: 'times, GET /desk/slots', of: 'slots' },
  { name: 'book, POST /desk/booking', of: 'booking' },
]

/** Past calls in the database, and which engines; all when left out. The empty database is always measured. */
export interface BenchChoice {
  engine?: string | undefined
  calls?: number | undefined
}

/** The engines by their names on the command line; `crowd` is the home page beside a crowd on the widget. */
export const ENGINES = ['sqlite', 'postgres', 'four-processes', 'crowd'] as const

interface Desk {
  size: number
  /** The processes on this database. */
  sites: RunningSite[]
  database: BenchDatabase
  timings: Timings
}

/**
 * How long visitors wait for times and for a booking, by the number of calls in the database, in both engines, and with
 * four processes on one PostgreSQL.
 */
export async function measureDesk(copy: Copy, runs: number, { engine, calls }: BenchChoice): Promise<Part> {
  const wanted = (name: (typeof ENGINES)[number]) => !engine || engine === name
  const sizes = SIZES.filter((size) => size === 0 || calls === undefined || size === calls)
  const postgres = wanted('postgres') || wanted('four-processes') ? await startBenchPostgres() : undefined
  const rows: string[][] = []
  if (engine === 'crowd') return { title: 'The booking desk', text: await measureCrowd(copy) }
  try {
    const measureOn = async (name: string, processes: number, place: (size: number) => Promise<Place>) =>
      rows.push(...(await measureEngine(copy, { name, processes, sizes, runs }, place)))
    const onNew = (prefix: string) => async (size: number) =>
      onPostgres(copy, (await postgres?.create(`${prefix}_${size}`)) ?? '')
    if (wanted('sqlite')) await measureOn('SQLite', 1, () => embedded(copy))
    if (postgres && wanted('postgres')) await measureOn('PostgreSQL', 1, onNew('calls'))
    if (postgres && wanted('four-processes')) await measureOn('PostgreSQL, 4 processes', 4, onNew('four'))
    const head = ['engine and request', 'calls', 'p50 ms', 'p95 ms', 'p99 ms', 'p99 : empty']
    const without =
      postgres || engine === 'sqlite' ? '' : '\n\nPostgreSQL was not installed; its rows are left out.'
    const crowd = engine ? '' : `\n\n${await measureCrowd(copy)}`
    return { title: 'The booking desk', text: `${table(head, rows)}${without}${crowd}` }
  } finally {
    await postgres?.stop()
  }
}

/** A database's settings for each of its servers, and how to open it once its tables are made. */
interface Place {
  settings: () => Record<string, string>
  open(): Promise<BenchDatabase>
}

async function embedded(copy: Copy): Promise<Place> {
  const folder = copy.dataFolder()
  const open = async () => openSqlite(path.join(folder, 'bookings.sqlite'))
  return { settings: () => ({ DATA_DIR: folder }), open }
}

async function onPostgres(copy: Copy, url: string): Promise<Place> {
  const settings = () => ({ DATA_DIR: copy.dataFolder(), DATABASE_URL: url })
  return { settings, open: () => openPostgres(url) }
}

/** All sizes run side by side and take turns, so that a busy moment of the machine is no size's alone. */
async function measureEngine(
  copy: Copy,
  { name, processes, sizes, runs }: { name: string; processes: number; sizes: number[]; runs: number },
  placeOf: (size: number) => Promise<Place>,
): Promise<string[][]> {
  const desks: Desk[] = []
  try {
    for (const size of sizes) desks.push(await openDesk(copy, size, processes, await placeOf(size)))
    for (let turn = 0; turn <= runs * TURNS_A_RUN; turn++) {
      console.log(`${name}, turn ${turn} of ${runs * TURNS_A_RUN}`)
      for (const { sites, database, timings } of desks) {
        const origins = sites.map(({ origin }) => origin)
        const found = await visit(origins, TURN_SECONDS)
        await database.removeCallsOf(BENCH_PRACTICE)
        // The first turn is for warming up.
        if (turn > 0) for (const { of } of REQUESTS) timings[of].push(...found[of])
      }
    }
  } finally {
    for (const { sites, database } of desks) {
      await database.close()
      for (const site of sites) await site.stop()
    }
  }
  return REQUESTS.flatMap(({ name: request, of }) => {
    const empty = percentile(desks[0]?.timings[of] ?? [], 0.99)
    return desks.map(({ size, timings }) => [
      `${name}: ${request}`,
      size.toLocaleString('en-US'),
      ...[0.5, 0.95, 0.99].map((share) => percentile(timings[of], share).toFixed(1)),
      (percentile(timings[of], 0.99) / empty).toFixed(2),
    ])
  })
}

async function openDesk(
  copy: Copy,
  size: number,
  processes: number,
  { settings, open }: Place,
): Promise<Desk> {
  // Visitors name their own network addresses, as behind a proxy. So many calls at once must not raise the alarm.
  const start = () =>
    copy.start({ ...settings(), TRUSTED_PROXIES: '1', BOOKING_ATTEMPTS_PER_TEN_MINUTES: '1000000' })
  // Once for the tables, and for the times at which calls can be ahead.
  const first = await start()
  const { starts }: { starts: string[] } = await (await fetch(`${first.origin}/desk/slots`)).json()
  await first.stop()
  const database = await open()
  const ahead = starts.filter((_, index) => index % AHEAD_EVERY === 0).map((start) => Date.parse(start))
  if (size > 0) await database.fill(deskRows(size, ahead, Date.now()))
  const sites: RunningSite[] = []
  for (let n = 0; n < processes; n++) sites.push(await start())
  return { size, database, sites, timings: { tab: [], slots: [], booking: [] } }
}
