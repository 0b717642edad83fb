import { expect, it } from 'vitest'
import { agencyCommands, now } from '../../tests/fixtures/agency-commands.ts'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { listMessages } from '../../tests/fixtures/stored-rows.ts'
import { confirmAttendance } from '../db/change-booking.ts'
import { exampleLeadRequest } from '../db/example-lead.ts'
import { storeLead } from '../db/leads.ts'
import { markDead } from '../db/outbox-claims.ts'
import { storeResult } from '../db/results.ts'
import { exampleSettings } from '../domain/example-settings.ts'

onBothStores((store, place) => {
  const { type, bookAt } = agencyCommands(store, place)

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
    expect((await type('bookings --all')).out).toMatch(/Ada Byron .* \w{8} +booked\n.*7:10 AM +held\n/)
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
      expect(listed).not.toMatch(/\bada[ @]|Byron|clinic\.example|010.0199/i)
    expect((await type(`retry ${message?.id.slice(0, 8)}`)).out).toContain('Due now')
    const row = (await listMessages(store(), { all: true })).find((one) => one.id === message?.id)
    expect(row).toMatchObject({ failedAt: null, attempts: 0, dueAt: now })
    await store().db.updateTable('outbox').set({ sentAt: now }).execute()
    expect((await type(`retry ${message?.id}`)).err).toContain('was sent or dropped')
    expect((await type('outbox')).out).toContain('No messages are waiting.')
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
    await store().db.updateTable('requests').set({ preferredDay: '2026-12-12' }).execute()
    expect((await type('requests')).out).toMatch(/ Sat, Dec 12, 2026 +evening /)
    expect((await type('requests --json')).out).toContain('"preferredDay": "2026-12-12"')
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
