import { afterAll, expect, it } from 'vitest'
import { limitsFor } from '../../booking/domain/limits.ts'
import { formKeyIn } from '../fixtures/start-booking-service.ts'
import { startDesks } from '../fixtures/start-desks.ts'
import { startPostgres } from '../fixtures/start-postgres.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const RIVALS = 500
const hours = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [{ from: '08:00', to: '15:30' }]]))
const rules = {
  ...{ officeZone: 'America/New_York', hours, daysOff: [], callMinutes: 30, bufferMinutes: 15 },
  ...{ minimumNoticeMinutes: 2 * 24 * 60, horizonDays: 12 },
}

const postgres = await startPostgres()
if (!postgres) console.warn('SKIPPED: no PostgreSQL binaries on this machine.')
const dataDir = temporaryFolder()
afterAll(() => postgres?.stop())

const post = (origin: string, key: string, start: string, visitor: number) =>
  fetch(`${origin}/desk/booking`, {
    method: 'POST',
    headers: {
      Accept: visitor % 2 === 0 ? 'application/json' : 'text/html',
      'X-Visitor': `198.51.${visitor >> 8}.${visitor & 255}`,
    },
    redirect: 'manual',
    body: new URLSearchParams({
      ...{ key, start, zone: 'America/Chicago', name: `Visitor ${visitor}`, practice: 'Byron Clinic' },
      ...{ email: `visitor.${visitor}@clinic.example.com`, phone: '(555) 010-0199' },
      ...{ specialty: 'Ketamine therapy', note: '' },
    }),
  })

it.skipIf(!postgres).each([1, 4])(
  `books one of ${RIVALS} rivals for a time on PostgreSQL and gives every other a clean answer, %i process(es)`,
  async (processes) => {
    const desks = await startDesks(processes, {
      ...{ dataDir, databaseUrl: postgres?.url, rules },
      ...{ attemptsPerTenMinutes: 100_000, limits: limitsFor(100_000) },
    })
    try {
      const originOf = (n: number) => desks.origins[n % processes] ?? ''
      const { starts }: { starts: string[] } = await (await fetch(`${originOf(0)}/desk/slots`)).json()
      const start = starts.at(processes) ?? ''
      const keys: string[] = []
      for (let n = 0; n < RIVALS; n++)
        keys.push(formKeyIn(await (await fetch(`${originOf(n)}/desk/booking`)).text()))
      const answers = await Promise.all(keys.map((key, n) => post(originOf(n), key, start, n)))
      const booked = answers.filter(({ status }) => status === 201 || status === 303)
      const taken = answers.filter(({ status }) => status === 409)
      const busy = answers.filter(({ status }) => status === 503)
      console.info(
        `${processes} process(es): ${taken.length} found it taken, ${busy.length} were asked to wait.`,
      )
      expect(booked).toHaveLength(1)
      expect(answers.filter((answer) => ![...booked, ...taken, ...busy].includes(answer))).toEqual([])
      expect(taken.length).toBeGreaterThan(0)
      for (const { headers } of busy) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      for (const answer of taken) expect(await answer.text()).toMatch(/nearest/)
      const left: { starts: string[] } = await (await fetch(`${originOf(1)}/desk/slots`)).json()
      expect(left.starts).not.toContain(start)
    } finally {
      await desks.stop()
    }
  },
  240_000,
)
