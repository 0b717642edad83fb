import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { endAfterwards } from '../fixtures/end-afterwards.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { startPostgres } from '../fixtures/servers/start-postgres.ts'
import { startSmtp } from '../fixtures/servers/start-smtp.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForms, send, type Visitor } from '../fixtures/visitor.ts'

const PROCESSES = 4
const VISITORS = 24

const postgres = await startPostgres()
if (!postgres) console.warn('SKIPPED: no PostgreSQL binaries on this machine.')
const smtp = await startSmtp()
const DATA_DIR = temporaryFolder()
afterAll(() => postgres?.stop())

/** Books one of the next three open times, which other visitors want too, or another one if it is taken. */
async function book(origin: string, visitor: Visitor, n: number): Promise<string> {
  let starts = await freeStarts(origin)
  for (;;) {
    const response = await send(origin, visitor, starts[n % 3] ?? '')
    // The database was too busy, so the visitor has to try again.
    if (response.status === 503) continue
    const answer = await response.json()
    if (response.status === 201) return answer.reference
    expect(response.status).toBe(409)
    starts = answer.nearest
  }
}

it.skipIf(!postgres)(
  `lets ${VISITORS} visitors of ${PROCESSES} processes book and move at once, and tells each of them once`,
  async () => {
    const env = {
      DATA_DIR,
      DATABASE_URL: postgres?.url ?? '',
      SMTP_URL: smtp.url,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'warn',
    }
    const database = new pg.Client({ connectionString: postgres?.url ?? '' })
    const servers = await Promise.all(Array.from({ length: PROCESSES }, () => serverForTests(env)))
    const originOf = (n: number) => servers[n % PROCESSES]?.origin ?? ''
    await database.connect()
    endAfterwards(() => database.end())
    const forms = await openForms(originOf(0), VISITORS)
    const half = VISITORS / 2
    const early = await Promise.all(forms.slice(0, half).map((form, n) => book(originOf(n), form, n)))

    // Half of the visitors move, with a second click in another process, while the other half is booking.
    const targets = (await freeStarts(originOf(0))).slice(0, 5)
    const move = async (reference: string, origin: string, n: number) =>
      fetch(`${origin}/desk/call/move?booking=${reference}`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams({ start: targets[n % targets.length] ?? '' }),
      }).then(({ status }) => status)
    const [moves] = await Promise.all([
      Promise.all(early.flatMap((one, n) => [0, 1].map((click) => move(one, originOf(n + click), n)))),
      Promise.all(forms.slice(half).map((form, n) => book(originOf(n), form, n))),
    ])
    expect(moves).toContain(303)
    expect(moves.filter((status) => ![303, 409, 503].includes(status))).toEqual([])

    const count = async (query: string) => (await database.query(`select 1 ${query}`)).rowCount
    expect(await count("from bookings where status = 'confirmed'")).toBe(VISITORS)
    expect(
      await count(
        `from bookings a join bookings b on a.id < b.id and a.host = b.host
           and a.starts_at < b.blocks_until and b.starts_at < a.blocks_until`,
      ),
    ).toBe(0)

    // Every message that is due is sent, or outdated by a move; none was sent twice.
    await vi.waitFor(async () => {
      const waiting = 'sent_at is null and dropped_at is null and due_at <= now()'
      expect(await count(`from outbox where ${waiting}`)).toBe(0)
    }, 60_000)
    const ids = smtp.received.map(({ raw }) => /^Message-ID:\s*(<.+?>)/im.exec(raw.toString())?.[1])
    expect(new Set(ids).size).toBe(ids.length)
    const told = new Set(smtp.received.flatMap(({ to }) => to))
    expect(forms.filter(({ email }) => !told.has(email))).toEqual([])
  },
  240_000,
)
