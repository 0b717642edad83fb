import { expect, it } from 'vitest'
import { bookExample } from '../../tests/fixtures/book-example.ts'
import { exampleLeadRequest } from '../../tests/fixtures/examples/example-lead.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { noLog } from '../core/reporting.ts'
import { storeLead } from '../lead/mutations.ts'
import { createDayLink } from '../messages/secret-links.ts'
import { latestActions, recordAction } from '../store/actions.ts'
import { setMark } from '../store/marks.ts'
import { addSeen } from '../store/seen.ts'
import { websiteCheckStore } from '../store/website-checks.ts'
import { listEvents, recordEvent } from '../webhook/handler.ts'
import { deleteExpired } from './purge.ts'

const now = Temporal.Instant.from('2029-03-01T12:00:00Z')
const retention = { ...exampleSettings.retention, bookingsMonths: 24, leadsMonths: 12, webhookDays: 30 }
/** Months are counted by the calendar. */
const twoYearsAgo = Temporal.Instant.from('2027-03-01T12:00:00Z')
const oneYearAgo = Temporal.Instant.from('2028-03-01T12:00:00Z')

onEmbeddedStore((store) => {
  const bookCall = (startsAt: Temporal.Instant, createdAt = startsAt.subtract({ hours: 48 })) =>
    bookExample(store(), { startsAt, network: 'hash' }, createdAt)
  const idsOf = async (table: 'bookings' | 'leads') =>
    (await store().db.selectFrom(table).select('id').execute()).map(({ id }) => id).sort()

  it('deletes calls by their end, with their messages, and never one that is ahead', async () => {
    const old = await bookCall(twoYearsAgo.subtract({ hours: 1 }))
    const young = await bookCall(twoYearsAgo)
    const ahead = await bookCall(now.add({ hours: 1 }), twoYearsAgo.subtract({ hours: 1 }))
    expect(await deleteExpired(store(), retention, now)).toMatchObject({ bookings: 1, leads: 0 })
    expect(await idsOf('bookings')).toEqual([young.id, ahead.id].sort())
    const messages = await store().db.selectFrom('outbox').select('bookingId').execute()
    expect(messages.map(({ bookingId }) => bookingId)).not.toContain(old.id)
  })

  it('deletes leads and webhook calls by when they came', async () => {
    await storeLead(store(), exampleLeadRequest(), oneYearAgo.subtract({ seconds: 1 }))
    const young = await storeLead(store(), exampleLeadRequest(), oneYearAgo)
    for (const receivedAt of [now.subtract({ hours: 24 * 31 }), now])
      await recordEvent(store(), { receivedAt, method: 'GET', query: {} })
    expect(await deleteExpired(store(), retention, now)).toMatchObject({ leads: 1, webhookEvents: 1 })
    expect(await idsOf('leads')).toEqual([young.kind === 'stored' ? young.lead.id : ''])
    expect(await listEvents(store())).toMatchObject([{ receivedAt: now }])
  })

  it('deletes links to the day once they have expired', async () => {
    for (const days of [7, 6])
      await createDayLink(store(), 'ana', now.subtract({ hours: days * 24, seconds: 1 }))
    expect(await deleteExpired(store(), retention, now)).toMatchObject({ dayLinks: 1 })
    expect(await store().db.selectFrom('dayLinks').select('host').execute()).toHaveLength(1)
  })

  it('deletes what was done by when, as calls', async () => {
    for (const at of [twoYearsAgo.subtract({ seconds: 1 }), twoYearsAgo])
      await recordAction({ store: store(), log: noLog, now: () => at }, 'ana', 'Exported leads', 'leads')
    expect(await deleteExpired(store(), retention, now)).toMatchObject({ actions: 1 })
    expect(await latestActions(store(), 9)).toMatchObject([{ at: twoYearsAgo }])
  })

  it('deletes website checks by when they began', async () => {
    for (const days of [31, 29])
      await websiteCheckStore(store(), () => now.subtract({ hours: days * 24 })).begin(
        `${days}`,
        'clinic.com',
      )
    expect(await deleteExpired(store(), retention, now)).toMatchObject({ websiteChecks: 1 })
    expect(await websiteCheckStore(store(), () => now).find('29')).toMatchObject({
      site: 'clinic.com',
      result: null,
    })
  })

  it('forgets after an hour what counts the website checks of a network', async () => {
    for (const minutes of [61, 59]) await setMark(store(), `check ${minutes}`, now.subtract({ minutes }))
    await deleteExpired(store(), retention, now)
    expect(await store().db.selectFrom('marks').select('name').execute()).toEqual([{ name: 'check 59' }])
  })

  it('deletes what was counted after two years and a month', async () => {
    const seen = { page: '/', source: '', event: 'seen:narrow', times: 1 }
    await addSeen(
      store(),
      ['2027-01-31', '2027-02-01'].map((day) => ({ ...seen, day })),
    )
    expect(await deleteExpired(store(), retention, now)).toMatchObject({ seen: 1 })
  })

  it('forgets the network of a booking or a lead before them', async () => {
    await storeLead(store(), exampleLeadRequest({ network: 'hash' }), now.subtract({ hours: 24 * 31 }))
    await bookCall(now.add({ hours: 3 }), now.subtract({ hours: 24 * 31 }))
    await bookCall(now.add({ hours: 6 }), now.subtract({ hours: 24 * 29 }))
    expect(await deleteExpired(store(), retention, now)).toMatchObject({ networks: 2, bookings: 0 })
    const rows = await store().db.selectFrom('bookings').select('network').orderBy('startsAt').execute()
    expect(rows.map(({ network }) => network)).toEqual(['', 'hash'])
  })
})
