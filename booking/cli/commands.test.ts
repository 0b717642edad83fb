import { join } from 'node:path'
import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { listMessages } from '../../tests/fixtures/stored-rows.ts'
import { typeCommand } from '../../tests/fixtures/type-command.ts'
import { listChanges } from '../db/audit.ts'
import { book } from '../db/book.ts'
import { bookingById } from '../db/bookings.ts'
import { confirmAttendance } from '../db/change-booking.ts'
import { exampleLeadRequest } from '../db/example-lead.ts'
import { exampleRequest } from '../db/example-request.ts'
import { storeLead } from '../db/leads.ts'
import { markDead } from '../db/outbox-claims.ts'
import { storeResult } from '../db/results.ts'
import type { BookingRequest } from '../domain/booking.ts'
import { exampleSettings } from '../domain/example-settings.ts'
import { AGENCY_HOST } from '../domain/hosts.ts'

/** A Tuesday, 7:00 AM in New York. */
const now = Temporal.Instant.from('2026-12-01T12:00:00Z')
const weekday = [{ from: '09:00', to: '17:00' }]
const rules = {
  ...exampleSettings.rules,
  hours: { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: weekday },
}

onBothStores((store, place) => {
  /** Types a line; an underscore is a space within an argument. */
  const type = async (line: string, at = now) => {
    const { code, out, err } = await typeCommand(
      line.split(' ').map((word) => word.replaceAll('_', ' ')),
      { settings: { ...exampleSettings, rules, ...place() }, now: () => at },
    )
    return { code, out: out.trimEnd(), err: err.trimEnd() }
  }
  const bookAt = async (start: string, changes: Partial<BookingRequest> = {}) => {
    const startsAt = Temporal.Instant.from(start)
    const settings = { ...exampleSettings, rules }
    const outcome = await book(store(), exampleRequest({ startsAt, ...changes }), settings, now)
    if (outcome.kind !== 'booked') throw new Error(outcome.kind)
    return outcome.booking
  }
  const kinds = async () =>
    (await listMessages(store(), { all: false })).map(({ kind }) => kind as string).sort()
  const lastChange = async () => (await listChanges(store(), AGENCY_HOST, 1))[0]

  it('today lists the day’s calls, and the next day’s once none is left', async () => {
    expect((await type('today')).out).toBe('No calls today, and none ahead.')
    const first = await bookAt('2026-12-01T14:00:00Z', { name: 'Ada Byron', phone: '(555) 010-0199' })
    await confirmAttendance(store(), first.id, exampleSettings, now)
    await bookAt('2026-12-01T16:00:00Z', { name: 'Bo Held', heldUntil: now.add({ minutes: 10 }) })
    await bookAt('2026-12-03T15:00:00Z', { name: 'Cy Later' })
    const { out } = await type('today')
    expect(out).toMatch(/^Time +Name +Practice +Phone +Area +Attending +Id +Join\n/)
    expect(out).toMatch(
      /9:00 AM +Ada Byron +Example Practice +\(555\) 010-0199 +Knoxville, TN +yes +\w{8} +https/,
    )
    expect(out).toMatch(/11:00 AM +Bo Held .* held until 7:10 AM/)
    expect((await type('bookings')).out).toMatch(/Bo Held .* \w{8} +7:10 AM\n.*Cy Later/)
    expect((await type('bookings --all')).out).toMatch(
      /Ada Byron .* \w{8} +confirmed\n.*7:10 AM +confirmed\n/,
    )
    expect(out).not.toContain('Cy Later')
    expect(out).toContain('Today is Tuesday, December 1, 2026.')
    const evening = Temporal.Instant.from('2026-12-01T22:00:00Z')
    expect((await type('today', evening)).out).toMatch(
      /Cy Later .*no answer[\s\S]*the calls of Thursday, December 3/,
    )
    expect(JSON.parse((await type('today --json', evening)).out)).toMatchObject([
      { name: 'Cy Later', joinLink: exampleSettings.videoLink },
    ])
  })

  it('moves a call in the office’s zone, and says why not', async () => {
    const { id } = await bookAt('2026-12-02T15:00:00Z')
    const other = await bookAt('2026-12-02T19:00:00Z')
    const moved = await type(`move ${id} 2026-12-03 09:45`)
    expect(moved).toMatchObject({ code: 0, err: '' })
    expect(moved.out).toContain('to Thursday, December 3, 2026 at 9:45 AM Eastern Standard Time.')
    expect((await bookingById(store(), id))?.startsAt.toString()).toBe('2026-12-03T14:45:00Z')
    expect(await kinds()).toContain('moved')
    expect(await lastChange()).toMatchObject({
      operator: 'pat',
      action: 'move',
      details: { booking: id, from: '2026-12-02T15:00:00Z', to: '2026-12-03T14:45:00Z' },
    })
    const fails = async (line: string, message: string) => {
      const { code, out, err } = await type(line)
      expect([code, out, err.split('\n').length]).toEqual([1, '', 1])
      expect(err).toContain(message)
    }
    await fails(`move ${id} 2026-12-03 09:45`, 'is at Thursday, December 3')
    await fails(`move ${id} 2026-11-30 10:00`, 'has passed')
    await fails(`move ${id} 2026-12-05 10:00`, 'add --anyway')
    await fails(`move ${id} 2026-12-02 14:30 --anyway`, `overlaps the call ${other.id.slice(0, 8)}`)
    await fails('move 00000000 2026-12-03 10:00', 'No call has an id starting with 00000000')
    const anyway = await type(`move ${id} 2026-12-05 10:00 --anyway --quiet`)
    expect(anyway.out).toContain('The visitor was not told. Note: the site itself would not offer this time.')
    expect((await bookingById(store(), id))?.sequence).toBe(2)
  })

  it('cancels with and without telling the visitor', async () => {
    const { id } = await bookAt('2026-12-02T15:00:00Z')
    expect((await type(`cancel ${id} --quiet`)).out).toContain('The visitor was not told.')
    expect(await kinds()).toEqual(['agency-cancelled'])
    expect(await lastChange()).toMatchObject({ action: 'cancel', details: { visitorTold: 'no' } })
    const loud = await bookAt('2026-12-02T15:00:00Z')
    expect((await type(`cancel ${loud.id.slice(0, 8)}`)).out).toContain('The visitor gets an e-mail')
    expect(await kinds()).toContain('cancelled')
    expect((await type(`cancel ${loud.id}`)).err).toBe('That call is already canceled; nothing was changed.')
    const past = await bookAt('2026-12-02T18:00:00Z')
    const late = await typeCommand(['cancel', past.id], {
      settings: { ...exampleSettings, ...place() },
      now: () => Temporal.Instant.from('2026-12-02T18:30:00Z'),
    })
    expect(late).toMatchObject({ code: 1, err: 'That call is over; nothing was changed.\n' })
  })

  it('neither moves nor resends a held call, and cancels it without an e-mail', async () => {
    const { id } = await bookAt('2026-12-02T15:00:00Z', { heldUntil: now.add({ minutes: 10 }) })
    const before = await bookingById(store(), id)
    for (const line of [
      `resend ${id}`,
      `move ${id} 2026-12-03 09:45`,
      `move ${id} 2026-12-05 09:45 --anyway`,
    ])
      expect(await type(line)).toEqual({
        ...{ code: 1, out: '' },
        err: 'That call is only held until Tuesday, December 1, 2026 at 7:10 AM Eastern Standard Time: its visitor has to confirm it first; nothing was changed.',
      })
    expect((await type(`resend ${id}`, now.add({ minutes: 10 }))).err).toContain('and nobody confirmed it')
    expect(await bookingById(store(), id)).toEqual(before)
    expect(await kinds()).toEqual(['hold'])
    expect((await type(`cancel ${id}`)).out).toContain('The call was only held, so no e-mail is sent.')
    expect(await kinds()).toEqual([])
  })

  it('lists a flood of calls, and cancels it only with --yes', async () => {
    const first = await bookAt('2026-12-02T15:00:00Z', { network: 'A', name: 'Bot One' })
    const second = await bookAt('2026-12-02T17:00:00Z', { network: 'A', heldUntil: now.add({ minutes: 9 }) })
    const other = await bookAt('2026-12-02T19:00:00Z', { network: 'B', email: 'ken@clinic.example.com' })
    await confirmAttendance(store(), other.id, exampleSettings, now)
    const unknown = await bookAt('2026-12-03T15:00:00Z', { network: '' })
    const calls = [first, second, other, unknown]
    const statuses = async () =>
      Promise.all(calls.map(async ({ id }) => (await bookingById(store(), id))?.status))
    const messages = await kinds()

    const listed = await type(`cancel-flood ${first.id.slice(0, 8)}`)
    expect(listed).toMatchObject({ code: 0, err: '' })
    expect(listed.out).toMatch(/Bot One [\s\S]*7:09 AM\n[\s\S]*these 2 calls: the same with --yes/)
    const since = ['cancel-flood', '--since', '2026-12-01_07:00'].join(' ')
    expect((await type(since)).out).toContain('these 3 calls')
    expect(await statuses()).toEqual(Array(4).fill('confirmed'))
    expect(await kinds()).toEqual(messages)
    expect((await lastChange())?.action).not.toBe('cancel-flood')

    expect((await type(`cancel-flood ${second.id} --yes`)).out).toMatch(
      /Bot One .* cancelled\n[\s\S]*Canceled 2 calls; the times are free again/,
    )
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'confirmed', 'confirmed'])
    expect(await lastChange()).toMatchObject({
      ...{ operator: 'pat', action: 'cancel-flood' },
      details: { networkOf: second.id, calls: '2', bookings: `${first.id} ${second.id}` },
    })
    expect(await type(`cancel-flood ${unknown.id} --yes`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('use --since'),
    })
    expect((await type(`${since} --yes`)).out).toContain('Canceled 1 call;')
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'confirmed', 'cancelled'])
    expect((await type(`${since} --yes`)).out).toBe('There are no such upcoming calls; nothing was changed.')
    for (const [line, words] of [
      ['cancel-flood --yes', 'needs an id, or --since'],
      [`cancel-flood ${first.id} --since 2026-12-01_07:00`, 'not both'],
      ['cancel-flood --since 2026-12-01', 'like "2026-12-01 14:30"'],
      ['cancel-flood --since 2026-12-01_07:01', 'has not come yet'],
    ] as const)
      expect(await type(line)).toMatchObject({ code: 2, err: expect.stringContaining(words) })
  })

  it('records backups and restores with their numbers of rows', async () => {
    const { id } = await bookAt('2026-12-02T15:00:00Z')
    const file = join(place().dataDir, `recorded-${store().kind}.sqlite`)
    expect((await type(`backup ${file.replaceAll('_', '-')}`)).code).toBe(0)
    expect(await lastChange()).toMatchObject({
      ...{ operator: 'pat', action: 'backup', details: { bookings: '1', leads: '0' } },
    })
    await type(`cancel ${id}`)
    expect((await type(`restore ${file.replaceAll('_', '-')} --replace`)).code).toBe(0)
    expect((await bookingById(store(), id))?.status).toBe('confirmed')
    expect((await listChanges(store(), AGENCY_HOST, 9)).map(({ action }) => action)).not.toContain('backup')
    expect(await lastChange()).toMatchObject({
      operator: 'pat',
      action: 'restore',
      details: { bookings: '1' },
    })
  })

  it('blocks times and days at once, names the calls in them, and unblocks', async () => {
    const { id } = await bookAt('2026-12-03T15:00:00Z', { name: 'Ada Byron' })
    const blocked = await type('block 2026-12-03 --days 2 --note Out_of_office')
    expect(blocked.out).toMatch(/Ada Byron[\s\S]*The call above stays booked: move or cancel it\./)
    expect((await bookingById(store(), id))?.status).toBe('confirmed')
    expect((await type(`move ${id} 2026-12-04 09:00`)).err).toContain('overlaps a blocked time')
    const hours = await type('block 2026-12-08 12:00 13:30')
    expect(hours.out).toContain('no calls are booked in it')
    expect((await type('blocks')).out).toMatch(/Thu, Dec 3.*12:00 AM EST +Sat, Dec 5.*Out of office/)

    expect((await type('unblock 2026-12-03')).code).toBe(0)
    const [left, second] = JSON.parse((await type('blocks --json')).out)
    expect(left).toMatchObject({ startsAt: '2026-12-04T05:00:00Z', endsAt: '2026-12-05T05:00:00Z' })
    expect((await type(`unblock ${second.id.slice(0, 8)}`)).out).toContain('Unblocked')
    expect((await type('unblock 2026-12-08')).err).toContain('Nothing is blocked then')
    expect((await type('unblock 00000000')).err).toContain('No block has an id')
    expect(await lastChange()).toMatchObject({ action: 'unblock', details: { block: second.id } })
    const trail = JSON.stringify(await listChanges(store(), AGENCY_HOST, 5))
    expect(trail).not.toContain('Out of office')
  })

  it('lists the outbox without personal data, and sends a failed message again', async () => {
    const { id } = await bookAt('2026-12-03T15:00:00Z', {
      name: 'Ada Byron',
      email: 'ada@clinic.example.com',
    })
    const message = (await listMessages(store(), { all: false })).find(({ kind }) => kind === 'confirmation')
    const words = '550 5.1.1 <ada@clinic.example.com>: no such user; call +1 555 010 0199'
    await markDead(store(), message?.id ?? '', words, now)
    const { out } = await type('outbox')
    expect(out).toMatch(
      /confirmation .* failed +0 +call [0-9a-f]{8} +550 5\.1\.1 <\[address\]>: no such user; call \[number\]/,
    )
    expect(out).toMatch(/day-reminder .* scheduled/)
    expect(out).toContain(id.slice(0, 8))
    for (const listed of [out, (await type('outbox --all --json')).out, (await type('export outbox')).out])
      expect(listed).not.toMatch(/ada|Byron|0199/i)
    expect((await type(`retry ${message?.id.slice(0, 8)}`)).out).toContain('Due now')
    const row = (await listMessages(store(), { all: true })).find((one) => one.id === message?.id)
    expect(row).toMatchObject({ failedAt: null, attempts: 0, dueAt: now })
    await store().db.updateTable('outbox').set({ sentAt: now }).execute()
    expect((await type(`retry ${message?.id}`)).err).toContain('was sent or dropped')
    expect((await type('outbox')).out).toContain('No messages are waiting.')
  })

  it('sends a call’s e-mails again as new messages', async () => {
    const { id } = await bookAt('2026-12-03T15:00:00Z')
    expect((await type(`resend ${id}`)).out).toContain('2 e-mails queued again')
    expect((await kinds()).filter((kind) => kind === 'confirmation')).toHaveLength(2)
    expect(await lastChange()).toMatchObject({ action: 'resend', details: { booking: id } })
  })

  it('lists requests, results, entries set aside and the audit trail', async () => {
    expect((await type('requests')).out).toBe('No requests for other times yet.')
    const request = {
      ...{ id: '00000000-0000-4000-8000-000000000001', name: 'Ada', email: 'ada@example.com', phone: '' },
      ...{ practice: 'Byron Clinic', preferredDay: '', partOfDay: 'evening' as const, formKey: 'secret-key' },
      ...{ zone: 'America/Chicago', note: '=1+1', attribution: { utm_source: 'ads' }, createdAt: now },
    }
    await store().db.insertInto('requests').values(request).execute()
    expect((await type('requests')).out).toMatch(/any +evening +America\/Chicago +Ada +Byron Clinic/)
    expect((await type('requests --json')).out).not.toContain('secret-key')
    await storeResult(store(), { kind: 'counter', figures: 'visits=3', email: 'bo@example.com' }, now)
    expect((await type('results')).out).toMatch(/bo@example\.com +counter +Your count/)
    const entry = { form: 'lead', reason: 'honeypot', answers: { name: 'Bot\u001b[2J' }, createdAt: now }
    await store()
      .db.insertInto('setAside')
      .values({ ...entry, id: request.id })
      .execute()
    expect((await type('set-aside')).out).toMatch(/lead +honeypot +1 +00000000 +name=Bot \[2J$/)
    expect((await type('audit --limit 1')).out).toMatch(/When +Who +What +Details\n-.*\n.* pat +\w+/)
  })

  it('reports a month', async () => {
    const ada = await bookAt('2026-12-03T15:00:00Z', { attribution: { utm_source: 'ads' } })
    const bo = await bookAt('2026-12-04T15:00:00Z', { attribution: { utm_source: 'ads' } })
    const held = await bookAt('2026-12-04T19:00:00Z', { heldUntil: now.add({ minutes: 5 }) })
    await bookAt('2027-01-04T15:00:00Z', { attribution: {}, specialty: 'Vision' })
    await store()
      .db.updateTable('bookings')
      .set({ status: 'cancelled', cancelledBy: 'lapse', cancelledAt: now })
      .where('id', '=', held.id)
      .execute()
    await confirmAttendance(store(), ada.id, exampleSettings, now)
    await type(`cancel ${bo.id}`)
    await type(`move ${ada.id} 2026-12-07 10:30`)
    await storeLead(store(), exampleLeadRequest(), now)
    const rows: { key: string; name?: string; number: number }[] = JSON.parse(
      (await type('report --month 2026-12 --json')).out,
    )
    const numbers = Object.fromEntries(rows.map(({ key, name, number }) => [name ?? key, number]))
    expect(numbers).toMatchObject({
      ...{ booked: 3, lapsed: 1, moved: 1, cancelledByVisitor: 0, cancelledByAgency: 1, takingPlace: 1 },
      ...{ attending: 0, leads: 1, requests: 0, ads: 2, unknown: 1, 'Ketamine therapy': 2, Vision: 1 },
    })
    const january = await type('report --month 2027-01')
    expect(january.out).toMatch(/Calls booked +0\n[\s\S]*Calls that take place in the month +1\n/)
    expect((await type('report')).out).toContain('2026-12, by the clock of America/New_York.')
  })
})
