import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { exampleSettings, settingsWithClinic } from '../domain/example-settings.ts'
import { settingsOfHost } from '../domain/hosts.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { book } from './book.ts'
import { cancelBooking } from './change-booking.ts'
import { exampleLeadRequest } from './example-lead.ts'
import { exampleRequest } from './example-request.ts'
import { storeLead } from './leads.ts'
import { storeResult } from './results.ts'
import { deleteExpired, limitsOf, nextBatch } from './retention.ts'
import type { Store } from './store.ts'
import { recordEvent } from './webhook-events.ts'

const now = Temporal.Instant.from('2029-03-01T12:00:00Z')
const { retention } = exampleSettings
const limits = limitsOf(retention, now)
const SETTLED = { sentAt: now.subtract({ hours: 1 }) }

/** Rows as they are after years: everything sent. */
async function settle(store: Store): Promise<void> {
  await store.db.updateTable('outbox').set(SETTLED).execute()
}

async function countOf(store: Store, table: 'bookings' | 'leads' | 'results' | 'outbox'): Promise<number> {
  return (await store.db.selectFrom(table).select('id').execute()).length
}

it('deletes less at once where that takes long, and never nothing', () => {
  expect(nextBatch(100, 50)).toBe(50)
  expect(nextBatch(100, 15)).toBe(100)
  expect(nextBatch(100, 2)).toBe(200)
  expect(nextBatch(200, 0)).toBe(200)
  expect(nextBatch(5, 5000)).toBe(5)
})

onBothStores((store) => {
  const bookAt = async (startsAt: Temporal.Instant, at = startsAt.subtract({ hours: 48 })) => {
    const outcome = await book(store(), exampleRequest({ startsAt, network: 'code' }), exampleSettings, at)
    if (outcome.kind !== 'booked') throw new Error(outcome.kind)
    return outcome.booking
  }

  it('counts months by the calendar and days by the clock', () => {
    expect(String(limits.bookings)).toBe('2027-03-01T12:00:00Z')
    expect(String(limits.requests)).toBe('2028-09-01T12:00:00Z')
    expect(String(limits.results)).toBe('2029-01-30T12:00:00Z')
  })

  it('deletes calls from their end, with their messages, and never one that is ahead', async () => {
    const old = await bookAt(limits.bookings.subtract({ hours: 1 }))
    const young = await bookAt(limits.bookings.add({ hours: 1 }))
    const ahead = await bookAt(now.add({ hours: 1 }), limits.bookings.subtract({ hours: 24 * 30 }))
    const cancelled = await bookAt(now.add({ hours: 5 }), limits.bookings.subtract({ hours: 24 * 30 }))
    const change = { settings: exampleSettings, now: limits.bookings, tellVisitor: true }
    await cancelBooking(store(), cancelled.id, 'visitor', change)
    await settle(store())
    expect((await deleteExpired(store(), retention, now)).bookings).toBe(1)
    const left = (await store().db.selectFrom('bookings').select('id').execute()).map(({ id }) => id)
    expect(left.sort()).toEqual([young.id, ahead.id, cancelled.id].sort())
    const about = await store().db.selectFrom('outbox').select('bookingId').execute()
    expect(about.map(({ bookingId }) => bookingId)).not.toContain(old.id)
    expect(await deleteExpired(store(), retention, now)).toMatchObject({ bookings: 0 })
  })

  it('deletes a clinic’s bookings after their own time, and leaves the agency’s', async () => {
    const clinic = settingsOfHost(settingsWithClinic, 'legacy-oaks')
    if (!clinic) throw new Error('no clinic')
    const bookFor = async (settings: BookingSettings, startsAt: Temporal.Instant) => {
      const request = exampleRequest({ startsAt, network: 'code' })
      const outcome = await book(store(), request, settings, startsAt.subtract({ hours: 48 }))
      if (outcome.kind !== 'booked') throw new Error(outcome.kind)
      return outcome.booking.id
    }
    expect(String(limits.clinicBookings)).toBe('2028-12-01T12:00:00Z')
    const old = limits.clinicBookings.subtract({ hours: 1 })
    const ofAgency = await bookFor(settingsWithClinic, old)
    await bookFor(clinic, old)
    const young = await bookFor(clinic, limits.clinicBookings.add({ hours: 1 }))
    await settle(store())
    expect(await deleteExpired(store(), retention, now)).toMatchObject({ clinicBookings: 1, bookings: 0 })
    const ids = async () =>
      (await store().db.selectFrom('bookings').select('id').execute()).map(({ id }) => id)
    expect((await ids()).sort()).toEqual([ofAgency, young].sort())
    const about = await store().db.selectFrom('outbox').select('bookingId').execute()
    expect(new Set(about.map(({ bookingId }) => bookingId))).toEqual(new Set([ofAgency, young]))

    // Each by its own figure alone, whichever is longer.
    const longer = { ...retention, bookingsMonths: 1, clinicBookingsDays: 400 }
    expect(await deleteExpired(store(), longer, now)).toMatchObject({ clinicBookings: 0, bookings: 1 })
    expect(await ids()).toEqual([young])
  })

  it('keeps what a message that is not sent yet is about', async () => {
    await bookAt(limits.bookings.subtract({ hours: 1 }))
    await storeLead(store(), exampleLeadRequest(), limits.leads.subtract({ hours: 1 }))
    expect(await deleteExpired(store(), retention, now)).toMatchObject({ bookings: 0, leads: 0 })
    await store().db.updateTable('outbox').set({ failedAt: now }).execute()
    expect(await deleteExpired(store(), retention, now)).toMatchObject({ bookings: 1, leads: 1 })
    expect(await countOf(store(), 'outbox')).toBe(0)
  })

  it('forgets the network of a booking before the booking itself', async () => {
    await bookAt(now.add({ hours: 3 }), limits.networks.subtract({ hours: 1 }))
    await bookAt(now.add({ hours: 6 }), limits.networks.add({ hours: 1 }))
    expect(await deleteExpired(store(), retention, now)).toMatchObject({ networks: 1, bookings: 0 })
    const rows = await store().db.selectFrom('bookings').select('network').orderBy('startsAt').execute()
    expect(rows.map(({ network }) => network)).toEqual(['', 'code'])
  })

  it('deletes the other kinds, in batches', async () => {
    const long = now.subtract({ hours: 24 * 31 })
    const { db } = store()
    const entry = { form: 'lead', reason: 'honeypot', answers: { name: 'Bot' } }
    for (const createdAt of [long, now])
      await db
        .insertInto('setAside')
        .values({ ...entry, id: randomUUID(), createdAt })
        .execute()
    for (const receivedAt of [long, now]) await recordEvent(store(), { receivedAt, method: 'GET', query: {} })
    await db
      .insertInto('attempts')
      .values({ key: 'a', points: 1, expiresAt: now.subtract({ seconds: 1 }) })
      .execute()
    await db
      .insertInto('attempts')
      .values({ key: 'b', points: 1, expiresAt: now.add({ seconds: 1 }) })
      .execute()
    for (let n = 0; n < 450; n++)
      await storeResult(store(), { kind: 'counter', figures: 'visits=1', email: `v${n}@example.com` }, long)
    await settle(store())
    // Each result was counted twice for its mailbox.
    expect(await deleteExpired(store(), retention, now)).toMatchObject({
      ...{ setAside: 1, webhookEvents: 1, attempts: 901, results: 450 },
    })
    expect(await countOf(store(), 'results')).toBe(0)
    expect((await db.selectFrom('attempts').select('key').execute()).map(({ key }) => key)).toEqual(['b'])
  })

  it('deletes nothing younger and leaves nothing older, at any age', async () => {
    const ages = fc.array(fc.integer({ min: -400, max: 1600 }), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(ages, fc.integer({ min: 1, max: 40 }), async (hours, months) => {
        for (const table of ['bookings', 'leads'] as const) await store().db.deleteFrom(table).execute()
        const settings = { ...retention, leadsMonths: months }
        const limit = limitsOf(settings, now).leads
        const created = hours.map((one) => limit.subtract({ minutes: one }))
        for (const at of created) await storeLead(store(), exampleLeadRequest(), at)
        await settle(store())
        await deleteExpired(store(), settings, now)
        const left = await store().db.selectFrom('leads').select('createdAt').execute()
        const times = (instants: Temporal.Instant[]) => instants.map(String).sort()
        expect(times(left.map(({ createdAt }) => createdAt))).toEqual(
          times(created.filter((at) => Temporal.Instant.compare(at, limit) >= 0)),
        )
      }),
      { numRuns: 25 },
    )
  })

  it('may run in several processes at once', async () => {
    for (let n = 0; n < 20; n++)
      await storeLead(store(), exampleLeadRequest(), limits.leads.subtract({ hours: n + 1 }))
    await settle(store())
    const counts = await Promise.all([1, 2, 3].map(() => deleteExpired(store(), retention, now)))
    expect(counts.reduce((sum, { leads }) => sum + leads, 0)).toBe(20)
    expect(await countOf(store(), 'leads')).toBe(0)
  })
})
