import path from 'node:path'
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

interface Desk {
  size: number
  site: RunningSite
  database: BenchDatabase
  timings: Timings
}

/** How long visitors wait for times and for a booking, by the number of calls in the database, in both engines. */
export async function measureDesk(copy: Copy, runs: number): Promise<Part> {
  const postgres = await startBenchPostgres()
  try {
    const rows = await measureEngine(copy, 'SQLite', runs, () => embedded(copy))
    if (postgres) {
      const place = async (size: number) => onPostgres(copy, await postgres.create(`calls_${size}`))
      rows.push(...(await measureEngine(copy, 'PostgreSQL', runs, place)))
    }
    const head = ['engine and request', 'calls', 'p50 ms', 'p95 ms', 'p99 ms', 'p99 : empty']
    const without = postgres ? '' : '\n\nPostgreSQL was not installed; its rows are left out.'
    return { title: 'The booking desk', text: `${table(head, rows)}${without}` }
  } finally {
    await postgres?.stop()
  }
}

/** A database's settings for the server, and how to open it once its tables are made. */
interface Place {
  settings: Record<string, string>
  open(): Promise<BenchDatabase>
}

async function embedded(copy: Copy): Promise<Place> {
  const folder = copy.dataFolder()
  const open = async () => openSqlite(path.join(folder, 'bookings.sqlite'))
  return { settings: { DATA_DIR: folder }, open }
}

async function onPostgres(copy: Copy, url: string): Promise<Place> {
  return { settings: { DATA_DIR: copy.dataFolder(), DATABASE_URL: url }, open: () => openPostgres(url) }
}

/** All sizes run side by side and take turns, so that a busy moment of the machine is no size's alone. */
async function measureEngine(
  copy: Copy,
  engine: string,
  runs: number,
  placeOf: (size: number) => Promise<Place>,
): Promise<string[][]> {
  const desks: Desk[] = []
  try {
    for (const size of SIZES) desks.push(await openDesk(copy, size, await placeOf(size)))
    for (let turn = 0; turn <= runs * TURNS_A_RUN; turn++) {
      console.log(`${engine}, turn ${turn} of ${runs * TURNS_A_RUN}`)
      for (const { site, database, timings } of desks) {
        const found = await visit(site.origin, TURN_SECONDS)
        await database.removeCallsOf(BENCH_PRACTICE)
        // The first turn is for warming up.
        if (turn > 0) for (const { of } of REQUESTS) timings[of].push(...found[of])
      }
    }
  } finally {
    for (const { site, database } of desks) {
      await database.close()
      await site.stop()
    }
  }
  return REQUESTS.flatMap(({ name, of }) => {
    const empty = percentile(desks[0]?.timings[of] ?? [], 0.99)
    return desks.map(({ size, timings }) => [
      `${engine}: ${name}`,
      size.toLocaleString('en-US'),
      ...[0.5, 0.95, 0.99].map((share) => percentile(timings[of], share).toFixed(1)),
      (percentile(timings[of], 0.99) / empty).toFixed(2),
    ])
  })
}

async function openDesk(copy: Copy, size: number, { settings, open }: Place): Promise<Desk> {
  // Visitors name their own network addresses, as behind a proxy. So many calls at once must not raise the alarm.
  const start = () =>
    copy.start({ ...settings, TRUSTED_PROXIES: '1', BOOKING_ATTEMPTS_PER_TEN_MINUTES: '1000000' })
  // Once for the tables, and for the times at which calls can be ahead.
  const first = await start()
  const { starts }: { starts: string[] } = await (await fetch(`${first.origin}/desk/slots`)).json()
  await first.stop()
  const database = await open()
  const ahead = starts.filter((_, index) => index % AHEAD_EVERY === 0).map((start) => Date.parse(start))
  if (size > 0) await database.fill(deskRows(size, ahead, Date.now()))
  return { size, database, site: await start(), timings: { tab: [], slots: [], booking: [] } }
}
