import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { agencyCommands, now, typeLine } from '../../tests/fixtures/agency-commands.ts'
import { exampleLeadRequest } from '../../tests/fixtures/examples/example-lead.ts'
import { noted } from '../../tests/fixtures/examples/example-request.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { storeLead } from '../lead/mutations.ts'
import { listMessages } from '../lists/listings.ts'
import { settle } from '../messages/outbox-claims.ts'
import { findDay } from '../messages/secret-links.ts'
import { bookingById } from '../store/bookings.ts'
import { addSeen } from '../store/seen.ts'
import { recordEvent } from '../webhook/handler.ts'

const folder = temporaryFolder()

onEmbeddedStore((store, place) => {
  const service = () => ({ store: store(), settings: exampleSettings, now: () => now })
  const { type, json, bookAt, kinds } = agencyCommands(store, place)
  /** A line that fails in one sentence and prints nothing else. */
  const fails = async (line: string, message: string) => {
    const { code, out, err } = await type(line)
    expect([line, code, out, err.split('\n').length]).toEqual([line, 1, '', 1])
    expect(err).toContain(message)
  }
  const statusOf = async (id: string) => (await bookingById(store(), id))?.status

  it('bookings lists upcoming calls in the office’s time, all of them, or full records', async () => {
    expect((await type('bookings')).out).toContain('No upcoming calls.')
    const ada = await bookAt('2026-12-03T15:00:00Z', { name: 'Ada Byron' })
    const bo = await bookAt('2026-12-02T15:00:00Z', { name: 'Bo Past' })
    const { out } = await type('bookings', Temporal.Instant.from('2026-12-02T16:00:00Z'))
    expect(out).toMatch(/^When +Name .*\n-.*\nThu, Dec 3, 2026, 10:00 AM EST +Ada Byron .* booked$/)
    await type(`cancel ${ada.id}`)
    expect((await type('bookings --all')).out).toMatch(/Bo Past.* booked\n.*Ada Byron.* canceled$/)
    const [record, ...others] = await json('bookings')
    expect(others).toEqual([])
    expect(record).toMatchObject({ id: bo.id, status: 'confirmed', startsAt: '2026-12-02T15:00:00Z' })
    expect(record).not.toHaveProperty('referenceHash')
  })

  it('shows a flood by network, and undoes it with one command', async () => {
    const flood = []
    await bookAt('2026-12-02T15:00:00Z', { network: 'flood' }, now.subtract({ hours: 1 }))
    const honest = await bookAt('2026-12-02T16:00:00Z', { network: 'other' })
    for (const hour of [17, 18, 19])
      flood.push(await bookAt(`2026-12-02T${hour}:00:00Z`, { network: 'flood' }))
    const { out } = await type('bookings --since 2026-12-01~07:00')
    expect(out).toMatch(/^Network .*\n-.*\n(flood .*\n){3}other .*$/)
    for (const { id } of [...flood, honest]) expect(out).toContain(id.slice(0, 8))
    await store().db.updateTable('outbox').set({ sentAt: now }).execute()

    await fails(`cancel ${flood[0]?.id} 00000000`, 'No call has an id starting with 00000000')
    expect(await kinds()).toEqual([])
    const canceled = await type(`cancel ${flood.map(({ id }) => id.slice(0, 8)).join(' ')}`)
    expect(canceled).toMatchObject({ code: 0, out: expect.stringContaining('Canceled 3 calls') })
    expect((await kinds()).filter((kind) => kind === 'canceled')).toHaveLength(3)
    expect(await Promise.all([...flood, honest].map(({ id }) => statusOf(id)))).toEqual([
      ...flood.map(() => 'canceled'),
      'confirmed',
    ])
    expect((await type(`cancel ${flood[0]?.id} ${honest.id}`)).out).toContain('Already canceled or over: 1.')
  })

  it('cancel frees the time and tells the visitor unless asked not to', async () => {
    const { id } = await bookAt('2026-12-02T15:00:00Z')
    expect((await type(`cancel ${id} --quiet`)).out).toContain('The visitor was not told.')
    expect(await kinds()).toEqual(['agency-canceled'])
    await bookAt('2026-12-02T15:00:00Z')
    await fails(`cancel ${id}`, 'Already canceled')
  })

  it('book books a call by hand, also outside the hours, and says why not', async () => {
    const line = 'book 2026-12-02 18:00 --name Dana~Example --email dana@example.com'
    expect((await type(line)).out).toMatch(/Dana Example[\s\S]*The invitation is on its way\./)
    expect(await kinds()).toEqual(expect.arrayContaining(['agency-copy', 'confirmation']))
    await fails(line, 'overlaps another call')
    await fails(line.replace('12-02', '11-02'), 'has passed')
    await fails(line.replace('Dana~Example', '~').replace('18:00', '20:00'), 'name of the visitor')
  })

  it('move changes the time, and says why not', async () => {
    const { id } = await bookAt('2026-12-02T15:00:00Z')
    await bookAt('2026-12-02T19:00:00Z')
    const moved = await type(`move ${id.slice(0, 8)} 2026-12-03 09:45`)
    expect(moved.out).toContain('to Thursday, December 3, 2026 at 9:45 AM')
    expect((await bookingById(store(), id))?.startsAt.toString()).toBe('2026-12-03T14:45:00Z')
    expect(await kinds()).toContain('moved')
    await fails(`move ${id} 2026-12-03 09:45`, 'already')
    await fails(`move ${id} 2026-11-30 10:00`, 'has passed')
    await fails(`move ${id} 2026-12-05 10:00`, 'add --anyway')
    await fails(`move ${id} 2026-12-02 14:30 --anyway`, 'overlaps')
    const anyway = await type(`move ${id} 2026-12-05 10:00 --anyway --quiet`)
    expect(anyway.out).toContain('The visitor was not told. Note: the site itself would not offer this time.')
  })

  it('resend sends a call’s emails again as new messages', async () => {
    const { id } = await bookAt('2026-12-03T15:00:00Z')
    expect((await type(`resend ${id}`)).out).toContain('2 emails queued again')
    expect((await kinds()).filter((kind) => kind === 'confirmation')).toHaveLength(2)
    await type(`cancel ${id}`)
    await fails(`resend ${id}`, 'canceled or over')
  })

  it('outbox shows what failed, without personal data', async () => {
    const { id } = await bookAt('2026-12-03T15:00:00Z', { email: 'ada@clinic.example.com' })
    const message = (await listMessages(store(), { all: false })).find(({ kind }) => kind === 'confirmation')
    const lastError = '550 5.1.1 <ada@clinic.example.com>: no such user; call +1 555 010 0199'
    await settle(store(), message?.id ?? '', { failedAt: now, lastError })
    const { out } = await type('outbox')
    expect(out).toMatch(
      new RegExp(
        `confirmation .* failed +0 +call ${id.slice(0, 8)} +${message?.id.slice(0, 8)} +550 5.1.1 <\\[address\\]>: no such user`,
      ),
    )
    expect(out).toMatch(/day-reminder .* scheduled/)
    for (const text of [out, (await type('outbox --all --json')).out])
      expect(text).not.toMatch(/clinic\.example|010.0199/i)
    await store().db.updateTable('outbox').set({ sentAt: now }).execute()
    expect((await type('outbox')).out).toContain('No messages are waiting.')
  })

  it('history lists the calls of the webhook', async () => {
    await recordEvent(store(), { receivedAt: now, method: 'GET', query: { test_data: 'one' } })
    expect((await type('history')).out).toMatch(/GET +test_data=one$/)
  })

  it('export writes every list as CSV or JSON, to a new file of this user only', async () => {
    await bookAt('2026-12-03T15:00:00Z', { name: 'Ada Byron' })
    const wanted = { startsAt: now.toString(), visitorZone: 'America/Denver' }
    const lead = { name: '=HYPERLINK("http://x")', wanted, answers: [noted('=1+1')] }
    await storeLead(store(), exampleLeadRequest(lead), now)
    for (const list of ['bookings', 'leads']) {
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
    await type(`cancel ${id}`)
    expect((await type(`verify ${file}`)).out).toContain('is whole')
    await fails(`restore ${file}`, 'not empty')
    expect((await type(`restore ${file} --replace`)).out).toMatch(/bookings +1 [\s\S]*Restored\./)
    expect(await statusOf(id)).toBe('confirmed')
  })

  it('link prints the address of the day and until when it works, and ends all such links', async () => {
    const { out } = await type('link')
    const [, secret = ''] = /\/desk\/day\?link=([\w-]{22})\n/.exec(out) ?? []
    expect(await findDay(service(), secret)).toBe('agency')
    expect(out).toContain('until Tuesday, December 8, 2026 at 7:00 AM')
    expect(await type('link --person zoe')).toMatchObject({ code: 2, err: expect.stringContaining('zoe') })
    expect((await type('link --revoke')).out).toContain('1 link was ended')
    expect(await findDay(service(), secret)).toBeNull()
  })

  it('seen lists pages, and report compares the weeks around a note', async () => {
    const seen = { page: '/', source: 'google.com', event: 'seen:wide', times: 400 }
    await addSeen(store(), [
      { ...seen, day: '2026-11-20' },
      { ...seen, day: '2026-12-01' },
      { ...seen, day: '2026-12-01', page: '/book', source: '', times: 120 },
    ])
    await type('note hero', Temporal.Instant.from('2026-12-01T15:00:00Z'))
    const now = Temporal.Instant.from('2026-12-05T15:00:00Z')
    expect((await type('seen', now)).out).toMatch(/\/ +800/)
    const { out } = await type('report', now)
    expect(out).toMatch(/google\.com +800[\s\S]*Views of the calendar: 120/)
    expect(out).toContain('“hero” (2026-12-01): booked a call: 0.0–1.0% before, 0.0–1.0% after, which')
    expect((await type('export counts')).out).toContain('"2026-11-20","/","google.com","seen:wide","400"')
  })
})

it('creates no database in a mistyped folder, and names the setting when there is none to reach', async () => {
  const dataDir = join(folder, 'typo')
  for (const line of ['bookings', 'erase dana@example.com --yes', 'export leads'])
    expect(await typeLine(line, { dataDir })).toMatchObject({
      code: 1,
      err: expect.stringContaining('set DATA_DIR'),
    })
  expect(existsSync(dataDir)).toBe(false)
  const databaseUrl = 'postgres://desk:hunter2@127.0.0.1:1/none'
  const { code, err } = await typeLine('bookings', { dataDir, databaseUrl })
  expect([code, err]).toEqual([1, expect.stringContaining('DATABASE_URL')])
  expect(err).not.toContain('hunter2')
})
