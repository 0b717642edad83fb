import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { expectedTimes } from '../../tests/fixtures/expected-times.ts'
import { migrationsFolder } from '../../tests/fixtures/migrations-folder.ts'
import { inBrief } from '../../tests/in-brief.ts'
import { addBlock, freeRange } from '../db/blocks.ts'
import { book, lapseHolds } from '../db/book.ts'
import { cancelBooking, confirmAttendance, moveBooking } from '../db/change-booking.ts'
import { exampleRequest } from '../db/example-request.ts'
import { openStore } from '../db/open.ts'
import { deleteExpired } from '../db/retention.ts'
import type { Store } from '../db/store.ts'
import { exampleSettings, settingsWithClinic } from '../domain/example-settings.ts'
import { settingsOfHost } from '../domain/hosts.ts'
import type { BookingSettings, CallRules } from '../domain/settings.ts'
import { openTimes, startsOf } from './open-times.ts'
import { sharedTimes, type TimesContext } from './shared-times.ts'

const MINUTE_MS = 60_000
/** Four days before New York's clocks go back, in the evening. */
const BEGINNING = Date.parse('2026-10-28T23:40:00Z')
const DAY = [{ from: '09:00', to: '12:00' }]
const allDays = { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY, 6: DAY, 7: [{ from: '00:00', to: '03:00' }] }
const rules: CallRules = { ...exampleSettings.rules, hours: allDays, horizonDays: 6 }

/** The agency's calendar with a notice and a limit a day, and a clinic's with neither. */
const agency: BookingSettings = {
  ...settingsWithClinic,
  rules: { ...rules, minimumNoticeMinutes: 95, dailyLimit: 2 },
  clinics: settingsWithClinic.clinics.map((one) => ({
    ...one,
    rules: { ...rules, officeZone: 'Australia/Lord_Howe', callMinutes: 20, bufferMinutes: 10 },
  })),
}
const clinic = settingsOfHost(agency, 'legacy-oaks') ?? agency

const anyStep = fc.record({
  kind: fc.constantFrom(
    ...(['book', 'book', 'hold', 'hold', 'move', 'cancel', 'confirm', 'block', 'free', 'lapse'] as const),
    ...(['minutes', 'hours', 'edge', 'edge', 'hold-end', 'hold-end', 'back', 'purge'] as const),
  ),
  /** Which time, call or number of minutes. */
  n: fc.nat(500),
  isClinic: fc.boolean(),
  /** Which of the two processes acts. */
  isSecond: fc.boolean(),
})
type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never

/** A world of two processes, each with a connection and shared times of its own, and one clock. */
class World {
  now = Temporal.Instant.fromEpochMilliseconds(BEGINNING)
  readonly stores: readonly [Store, Store]
  readonly #clock = () => this.now

  constructor(stores: readonly [Store, Store]) {
    this.stores = stores
  }

  contextsOf(settings: BookingSettings): TimesContext[] {
    return this.stores.map((store) => ({ store, settings, now: this.#clock }))
  }

  async compare(): Promise<void> {
    for (const settings of [agency, clinic]) {
      for (const context of this.contextsOf(settings)) {
        const anew = startsOf(await expectedTimes(context))
        // At once: the second of them shares what the first began too late for.
        const together = await Promise.all([sharedTimes(context), sharedTimes(context)])
        expect(together.map(startsOf)).toEqual([anew, anew])
        const [call] = await this.#callsOf(settings)
        if (!call) continue
        const toMove = startsOf(await openTimes(context, call.id))
        expect(toMove).toEqual(startsOf(await expectedTimes(context, call.id)))
      }
    }
  }

  async take(step: Step): Promise<void> {
    const settings = step.isClinic ? clinic : agency
    const store = this.stores[step.isSecond ? 1 : 0]
    const change = { settings, now: this.now, tellVisitor: true }
    const pick = <Item>(items: Item[]): Item | undefined => items[step.n % Math.max(1, items.length)]
    const [context] = this.contextsOf(settings)
    const open = context ? await expectedTimes(context) : []
    const time = pick(open)?.startsAt ?? this.now.add({ hours: 30 })
    const range = { startsAt: time, endsAt: time.add({ minutes: 20 + step.n }) }
    const calls = await this.#callsOf(settings)
    const id = pick(calls)?.id ?? ''
    switch (step.kind) {
      case 'book':
        await book(store, exampleRequest({ startsAt: time }), settings, this.now)
        break
      case 'hold': {
        const heldUntil = this.now.add({ minutes: 1 + (step.n % 40) })
        await book(store, exampleRequest({ startsAt: time, heldUntil }), settings, this.now)
        break
      }
      case 'move':
        await moveBooking(store, id, time, change)
        break
      case 'cancel':
        await cancelBooking(store, id, 'visitor', change)
        break
      case 'confirm':
        await confirmAttendance(store, id, settings, this.now)
        break
      case 'block':
        await addBlock(store, settings.host, range, '', this.now)
        break
      case 'free':
        await freeRange(store, settings.host, range, this.now)
        break
      case 'lapse':
        await lapseHolds(store, this.now)
        break
      case 'purge':
        await deleteExpired(store, settings.retention, this.now.add({ hours: 24 * step.n }))
        break
      case 'minutes':
        this.now = this.now.add({ minutes: step.n % 60, milliseconds: step.n })
        break
      case 'hours':
        this.now = this.now.add({ hours: step.n % 60 })
        break
      // A clock that is set back, as computers do by themselves.
      case 'back':
        this.now = this.now.subtract({ milliseconds: step.n * 10 })
        break
      case 'edge':
        await this.#toNextChange(settings, step.n)
        break
      case 'hold-end': {
        const ends = await this.#holdEnds(settings.host)
        const end = ends.find((ms) => ms > this.now.epochMilliseconds)
        if (end !== undefined) this.now = Temporal.Instant.fromEpochMilliseconds(end)
      }
    }
  }

  /** To a millisecond before, at or after the next time at which something ends by itself. */
  async #toNextChange({ rules, host }: BookingSettings, n: number): Promise<void> {
    const midnight = this.now.toZonedDateTimeISO(rules.officeZone).add({ days: 1 }).startOfDay()
    const [first] = await expectedTimes({ store: this.stores[0], settings: agency, now: this.#clock })
    const changes = [
      midnight.epochMilliseconds,
      ...(first ? [first.startsAt.epochMilliseconds - agency.rules.minimumNoticeMinutes * MINUTE_MS] : []),
      ...(await this.#holdEnds(host)),
    ].filter((ms) => ms > this.now.epochMilliseconds)
    const next = changes.sort((a, b) => a - b)[n % 2] ?? changes[0]
    if (next !== undefined) this.now = Temporal.Instant.fromEpochMilliseconds(next - 1 + (n % 3))
  }

  /** All calls of a calendar, whatever became of them. */
  #callsOf({ host }: BookingSettings): Promise<{ id: string }[]> {
    return this.stores[0].db
      .selectFrom('bookings')
      .select('id')
      .where('host', '=', host)
      .orderBy('createdAt')
      .orderBy('id')
      .execute()
  }

  /** When the held calls of a calendar lapse, soonest first. */
  async #holdEnds(host: string): Promise<number[]> {
    const held = await this.stores[0].db
      .selectFrom('bookings')
      .select('heldUntil')
      .where('host', '=', host)
      .where('status', '=', 'confirmed')
      .where('heldUntil', 'is not', null)
      .orderBy('heldUntil')
      .execute()
    return held.flatMap(({ heldUntil }) => (heldUntil ? [heldUntil.epochMilliseconds] : []))
  }
}

onBothStores((store, place) => {
  const withTwo = async (work: (stores: readonly [Store, Store]) => Promise<void>) => {
    const second = await openStore({ ...place(), migrationsFolder })
    try {
      await work([store(), second])
    } finally {
      await second.close()
    }
  }

  it(
    'are those that are computed anew, after any change by any process and as time passes',
    () =>
      withTwo((stores) =>
        fc.assert(
          fc
            .asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
              const world = new World(stores)
              await world.compare()
              for (const step of steps) {
                await world.take(step)
                await world.compare()
              }
            })
            .beforeEach(async () => {
              for (const table of ['outbox', 'bookings', 'blocks'] as const)
                await store().db.deleteFrom(table).execute()
            }),
          { numRuns: inBrief ? 10 : 25 },
        ),
      ),
    120_000,
  )

  it('are computed once for any number of views while nothing changes', async () => {
    const [context] = new World([store(), store()]).contextsOf(agency)
    if (!context) throw new Error('There is no context.')
    const views = await Promise.all(Array.from({ length: 20 }, () => sharedTimes(context)))
    const first = views[0]
    expect(views.every((view) => view === first)).toBe(true)
    const startsAt = first?.[0]?.startsAt ?? context.now()
    await book(store(), exampleRequest({ startsAt }), agency, context.now())
    const later = await sharedTimes(context)
    expect(later).not.toBe(first)
    expect(await sharedTimes(context)).toBe(later)
  })
})
