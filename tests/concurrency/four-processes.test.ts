import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { limitsFor } from '../../booking/domain/limits.ts'
import { formKeyIn } from '../fixtures/start-booking-service.ts'
import { startDesks } from '../fixtures/start-desks.ts'
import { startPostgres } from '../fixtures/start-postgres.ts'
import { startSmtp } from '../fixtures/start-smtp.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const PROCESSES = 4
const VISITORS = 80
const DAILY_LIMIT = 6
/** Ten calls a day, of which six may be booked: for 80 visitors there are not enough. */
const hours = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [{ from: '08:00', to: '15:30' }]]))
const rules = {
  ...{ officeZone: 'America/New_York', hours, daysOff: [], callMinutes: 30, bufferMinutes: 15 },
  ...{ minimumNoticeMinutes: 2 * 24 * 60, horizonDays: 12, dailyLimit: DAILY_LIMIT },
}

const postgres = await startPostgres()
if (!postgres) console.warn('SKIPPED: no PostgreSQL binaries on this machine.')
const smtp = await startSmtp()
const dataDir = temporaryFolder()
afterAll(async () => {
  await smtp.stop()
  await postgres?.stop()
})

/** Tries again while the desk says that its database is too busy, as it asks a visitor to. */
async function patient(url: string, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const response = await fetch(url, init)
    if (response.status !== 503) return response
    await wait(500)
  }
}

/** Visitors whose requests are under way at once: a busy machine must not let one wait too long for a connection. */
const AT_ONCE = 12

/** `work` for each of `items`, half of `AT_ONCE` at a time, because there are two kinds of work; the results in their order. */
async function forEach<Item, Result>(
  items: Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...items.entries()]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next[0]] = await work(next[1], next[0])
  }
  await Promise.all(Array.from({ length: AT_ONCE / 2 }, worker))
  return results
}

/** Books one of the open times, another one when that is taken; resolves to whether it has a call. */
async function book(origin: string, visitor: number): Promise<boolean> {
  const page = await patient(`${origin}/desk/booking`)
  const key = formKeyIn(await page.text())
  expect([page.status, key]).toEqual([200, expect.stringMatching(/./)])
  let { starts }: { starts: string[] } = await (await patient(`${origin}/desk/slots`)).json()
  while (starts.length > 0) {
    // All begin with the same few times, so that they race for them.
    const start = starts[visitor % Math.min(3, starts.length)] ?? ''
    const response = await patient(`${origin}/desk/booking`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'X-Visitor': `198.51.100.${visitor}` },
      body: new URLSearchParams({
        ...{ key, start, zone: 'America/Chicago', name: `Visitor ${visitor}`, practice: 'Byron Clinic' },
        ...{ email: `visitor.${visitor}@clinic.example.com`, phone: '(555) 010-0199' },
        ...{ specialty: 'Ketamine therapy', note: '' },
      }),
    })
    if (response.ok) return true
    expect(response.status).toBe(409)
    starts = (await response.json()).nearest
  }
  return false
}

async function eventually(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await wait(200)
}

it.skipIf(!postgres)(
  `lets ${VISITORS} visitors of ${PROCESSES} processes book and move at once`,
  async () => {
    const desks = await startDesks(PROCESSES, {
      ...{ dataDir, databaseUrl: postgres?.url, rules },
      ...{ attemptsPerTenMinutes: 100_000, limits: limitsFor(100_000) },
      mail: { from: 'calls@wellbooked.example', agencyCopyTo: 'team@wellbooked.example', smtpUrl: smtp.url },
    })
    const database = new pg.Client({ connectionString: postgres?.url ?? '' })
    await database.connect()
    try {
      const originOf = (n: number) => desks.origins[n % PROCESSES] ?? ''
      const rows = async <Row extends object>(query: string) => (await database.query<Row>(query)).rows

      // Half of the visitors book before, and move while the other half is booking.
      const numbers = Array.from({ length: VISITORS }, (_, n) => n)
      const early = await forEach(numbers.slice(0, VISITORS / 2), (n) => book(originOf(n), n))
      expect(early.every(Boolean)).toBe(true)
      const calls = await rows<{ id: string }>('select id from bookings order by starts_at')
      const { starts }: { starts: string[] } = await (await patient(`${originOf(0)}/desk/slots`)).json()
      const move = async ({ id }: { id: string }, n: number): Promise<string> => {
        // Twice from two processes: a second click.
        const query = new URLSearchParams({ id, start: starts[n % 5] ?? '' })
        const clicks = [originOf(n), originOf(n + 1)].map((origin) =>
          patient(`${origin}/move?${query}`, { method: 'POST' }),
        )
        const kinds = await Promise.all(clicks.map(async (click) => (await (await click).json()).kind))
        return kinds.sort().join()
      }
      const [moved, late] = await Promise.all([
        Promise.all(calls.map(move)),
        Promise.all(numbers.slice(VISITORS / 2).map((n) => book(originOf(n), n))),
      ])
      // One click moves and the other finds it done, or both come too late.
      expect(
        moved.filter((clicks) => !/^(moved,unchanged|unchanged,unchanged|taken,taken)$/.test(clicks)),
      ).toEqual([])
      expect(moved).toContain('moved,unchanged')
      expect(moved).toContain('taken,taken')
      expect(late).toContain(true)

      const booked = await rows<{ day: string; count: number }>(
        `select (starts_at at time zone 'America/New_York')::date::text as day, count(*)::int as count
       from bookings where status = 'confirmed' group by 1`,
      )
      expect(Math.max(...booked.map(({ count }) => count))).toBe(DAILY_LIMIT)
      const overlaps = await rows(
        `select 1 from bookings a join bookings b on a.id < b.id
       and a.starts_at < b.blocks_until and b.starts_at < a.blocks_until`,
      )
      expect(overlaps).toEqual([])
      const total = booked.reduce((sum, { count }) => sum + count, 0)
      expect(total).toBe([...early, ...late].filter(Boolean).length)

      // Every message that is due is sent or became outdated; none is lost, none was sent twice.
      await eventually(async () => {
        const due = await rows(
          'select 1 from outbox where sent_at is null and dropped_at is null and failed_at is null and due_at <= now()',
        )
        return due.length === 0
      })
      const sent = await rows<{ kind: string }>('select kind from outbox where sent_at is not null')
      const ids = smtp.received.map(({ raw }) => /^Message-ID:\s*(<.+?>)/im.exec(raw.toString())?.[1])
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).toHaveLength(sent.length)
      // To the visitor and to the agency, about the call as it is now; the reminders are still ahead.
      const current = await rows<{ told: number; ahead: number }>(
        `select count(*) filter (where o.sent_at is not null)::int as told,
         count(*) filter (where o.sent_at is null and o.dropped_at is null)::int as ahead
       from bookings b left join outbox o on o.booking_id = b.id and o.sequence = b.sequence group by b.id`,
      )
      expect(current).toHaveLength(total)
      expect(current.filter(({ told, ahead }) => told !== 2 || ahead !== 2)).toEqual([])
      const dropped = await rows<{ reason: string }>(
        'select distinct last_error as reason from outbox where dropped_at is not null',
      )
      expect(dropped).toEqual([{ reason: 'the call was moved' }])
    } finally {
      await database.end()
      await desks.stop()
    }
  },
  240_000,
)
