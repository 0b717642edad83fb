import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { agencyCommands, now, typeLine } from '../../tests/fixtures/agency-commands.ts'
import { byAgency } from '../../tests/fixtures/book-example.ts'
import { exampleLeadRequest } from '../../tests/fixtures/examples/example-lead.ts'
import { noted } from '../../tests/fixtures/examples/example-request.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { noLog } from '../core/reporting.ts'
import { noteChange } from '../counts/report.ts'
import { storeLead } from '../lead/mutations.ts'
import { listMessages } from '../lists/listings.ts'
import { cancelBooking } from '../manage/mutations.ts'
import { settle } from '../messages/outbox-claims.ts'
import { findDay, openOffice } from '../messages/secret-links.ts'
import { recordAction } from '../store/actions.ts'
import { bookingById } from '../store/bookings.ts'
import { addSeen } from '../store/seen.ts'
import { recordEvent } from '../webhook/handler.ts'

const folder = temporaryFolder()

onEmbeddedStore((store, place) => {
  const service = () => ({ store: store(), settings: exampleSettings, now: () => now })
  const { type, json, bookAt } = agencyCommands(store, place)
  /** A line that fails in one sentence and prints nothing else. */
  const fails = async (line: string, message: string) => {
    const { code, out, err } = await type(line)
    expect([line, code, out, err.split('\n').length]).toEqual([line, 1, '', 1])
    expect(err).toContain(message)
  }
  const statusOf = async (id: string) => (await bookingById(store(), id))?.status

  it('outbox shows what failed, without personal data', async () => {
    const { id } = await bookAt('2026-12-03T15:00:00Z', { email: 'ada@clinic.example.com' })
    const message = (await listMessages(store(), { all: false })).find(({ kind }) => kind === 'confirmation')
    const lastError = '550 5.1.1 <ada@clinic.example.com>: no such user; call +1 555 010 0199'
    await settle(store(), message?.id ?? '', { failedAt: now, lastError })
    const { out } = await type('outbox')
    expect(out).toMatch(
      new RegExp(`confirmation .* failed +0 +${id} +${message?.id} +550 5.1.1 <\\[address\\]>: no such user`),
    )
    expect(out).toMatch(/day-reminder .* scheduled/)
    for (const text of [out, (await type('outbox --all --json')).out])
      expect(text).not.toMatch(/clinic\.example|010.0199/i)
    await store().db.updateTable('outbox').set({ sentAt: now }).execute()
    expect((await type('outbox')).out).toContain('No messages are waiting.')
  })

  it('export writes every list as CSV or JSON, to a new file of this user only', async () => {
    await bookAt('2026-12-03T15:00:00Z', { name: 'Ada Byron' })
    const wanted = { startsAt: now.toString(), visitorZone: 'America/Denver' }
    const lead = { name: '=HYPERLINK("http://x")', wanted, answers: [noted('=1+1')] }
    await storeLead(store(), exampleLeadRequest(lead), now)
    await recordEvent(store(), { receivedAt: now, method: 'GET', query: { test_data: 'one' } })
    await recordAction({ ...service(), log: noLog }, 'ana', 'Exported leads', 'leads')
    expect((await type('export webhook')).out).toMatch(/"2026-12-01 12:00:00","GET","test_data=one"\s*$/)
    expect((await type('export actions')).out).toContain('"ana","Exported leads","leads"')
    for (const list of ['bookings', 'leads', 'webhook', 'actions']) {
      const lines = (await type(`export ${list}`)).out.trim().split('\r\n')
      const records = await json(`export ${list}`)
      expect(records.length).toBeGreaterThan(0)
      expect(lines).toHaveLength(records.length + 1)
    }
    const { out } = await type('export leads')
    expect(out).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(out).toMatch(/"2026-12-01 12:00:00".*["; ]startsAt=2026-12-01T12:00:00Z.*"'=1\+1"/)

    const file = join(folder, `leads-${store().kind}.json`)
    expect((await type(`export leads ${file}`)).out).toContain(`Written to ${file}`)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(1)
    await fails(`export bookings ${file}`, 'exists already')
    expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(1)
    await fails(`export leads ${join(folder, 'no', 'folder.csv')}`, 'ENOENT')
  })

  it('backup, verify and restore', async () => {
    const { id } = await bookAt('2026-12-02T15:00:00Z')
    const file = join(folder, `${store().kind}.sqlite`)
    expect((await type(`backup ${file}`)).out).toMatch(/bookings +1 /)
    await cancelBooking(store(), id, byAgency(now))
    expect(await statusOf(id)).toBe('canceled')
    expect((await type(`verify ${file}`)).out).toContain('is whole')
    await fails(`restore ${file}`, 'not empty')
    expect((await type(`restore ${file} --replace`)).out).toMatch(/bookings +1 [\s\S]*Restored\./)
    expect(await statusOf(id)).toBe('confirmed')
  })

  it('link prints the address of the day and until when it works, and ends all such links', async () => {
    const { out } = await type('link')
    const [, secret = ''] = /\/desk\/day\?link=([\w-]{22})\n/.exec(out) ?? []
    expect(await findDay(service(), secret)).toMatchObject({ host: 'agency', person: 'agency' })
    expect(out).toContain('until Tuesday, December 8, 2026 at 7:00 AM')
    expect(await type('link --person zoe')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Name one with --person: agency.'),
    })
    expect((await type('link --revoke')).out).toContain('1 link was ended')
    expect(await findDay(service(), secret)).toBeNull()
  })

  it('link opens the office for one of its people', async () => {
    const person = (id: string) => ({ id, name: id, email: `${id}@example.com` })
    const office = (...ids: string[]) => ({ ...place(), office: ids.map(person) })
    const { out } = await typeLine('link --office', office('dana'))
    const [, secret = ''] = /\/desk\/office\?link=([\w-]{22})\n/.exec(out) ?? []
    expect(await openOffice(store(), secret, now)).toMatchObject({ person: 'dana' })
    const several = office('dana', 'lee')
    expect((await typeLine('link --office', several)).err).toContain('Name one with --person: dana, lee.')
    expect((await typeLine('link --office --person lee', several)).code).toBe(0)
  })

  it('report has sources, pages and the weeks around a change', async () => {
    const seen = { page: '/', source: 'google.com', event: 'seen:wide', times: 400 }
    await addSeen(store(), [
      { ...seen, day: '2026-11-20' },
      { ...seen, day: '2026-12-01' },
      { ...seen, day: '2026-12-01', page: '/book', source: '', times: 120 },
      { ...seen, day: '2026-12-01', source: '', event: 'lcp:2400', times: 4 },
      { ...seen, day: '2026-12-01', source: '', event: 'failed:widget:7', times: 3 },
    ])
    await noteChange(store(), 'hero', exampleSettings.rules, Temporal.Instant.from('2026-12-01T15:00:00Z'))
    const now = Temporal.Instant.from('2026-12-05T15:00:00Z')
    const { out } = await type('report', now)
    expect(out).toMatch(/google\.com +800[\s\S]*Views of the calendar: 120/)
    expect(out).toMatch(/Page \/: seen 800 times; .* 2400 ms to the largest paint, \? ms/)
    expect(out).toContain('failed widget 7: 3 times')
    expect(out).toContain('“hero” (2026-12-01): booked a call: 0.0–1.0% before, 0.0–1.0% after, which')
    expect((await type('report --since tomorrow')).err).toContain('"tomorrow" is not a date')
    expect((await type('export counts')).out).toContain('"2026-11-20","/","google.com","seen:wide","400"')
  })
})

it('creates no database in a mistyped folder, and names the setting when there is none to reach', async () => {
  const dataDir = join(folder, 'typo')
  for (const line of ['outbox', 'erase dana@example.com --yes', 'export leads'])
    expect(await typeLine(line, { dataDir })).toMatchObject({
      code: 1,
      err: expect.stringContaining('set DATA_DIR'),
    })
  expect(existsSync(dataDir)).toBe(false)
  const databaseUrl = 'postgres://desk:hunter2@127.0.0.1:1/none'
  const { code, err } = await typeLine('outbox', { dataDir, databaseUrl })
  expect([code, err]).toEqual([1, expect.stringContaining('DATABASE_URL')])
  expect(err).not.toContain('hunter2')
})
