import { lockCalendar } from '../calendar/blocks.ts'
import { isDayFull, openHosts } from '../calendar/open-hosts.ts'
import {
  type Booking,
  type CancelledBy,
  callState,
  type MoveOutcome,
  mayChange,
  type OwnAnswers,
} from '../core/booking.ts'
import type { BookingSettings } from '../core/settings.ts'
import { dropOutdated, enqueueNews } from '../messages/outbox.ts'
import { bookingById, updateBooking } from '../store/bookings.ts'
import { type Database, inTransaction, type Store } from '../store/store.ts'
import { isOverlap } from '../store/store-error.ts'
import { isAddressFull } from './mutations.ts'

export interface Change {
  settings: BookingSettings
  now: Temporal.Instant
  by: CancelledBy
  /** The agency always gets an email. */
  tellVisitor: boolean
}

/** Changes a booking that stays as it is meanwhile, because all changes take the calendar's lock; null when there is none. */
export function change<T>(
  store: Store,
  id: string,
  work: (tx: Database, before: Booking) => Promise<T | null>,
): Promise<T | null> {
  return inTransaction(store, async (tx) => {
    await lockCalendar(store, tx)
    const before = await bookingById({ db: tx }, id)
    return before && (await work(tx, before))
  })
}

/** A form can make as many changes of its own call: each may send an email to another address. */
const CHANGES_PER_FORM = 3

/**
 * Moves a call, or with `answers` corrects it as its form was posted again, and queues its messages in one transaction. The
 * call gets the length of today's rules and keeps its UID, its host and its links, but for those mailed to a wrong address.
 * Check `isOffered` before, and ask the host's calendars (`freeHosts`).
 * @throws StoreError
 */
export async function moveBooking(
  store: Store,
  id: string,
  startsAt: Temporal.Instant,
  { settings, now, by, tellVisitor }: Change,
  calendarCheck: Booking['calendarCheck'] = '',
  answers?: OwnAnswers,
): Promise<MoveOutcome> {
  const { rules } = settings
  const endsAt = startsAt.add({ minutes: rules.callMinutes })
  const blocksUntil = endsAt.add({ minutes: rules.bufferMinutes })
  try {
    const outcome = await change<MoveOutcome>(store, id, async (tx, before) => {
      if (!mayChange(callState(before, rules, now), by)) return null
      const isMoved = !before.startsAt.equals(startsAt)
      if (!isMoved && !answers) return { kind: 'unchanged', booking: before }
      if (isMoved) {
        const host = { id: before.host, calendarCheck }
        const isOpen = (await openHosts(tx, [host], { startsAt, endsAt: blocksUntil })).length > 0
        if (!isOpen || (await isDayFull(tx, rules, startsAt, before.id))) return { kind: 'taken' }
      }
      const isReaddressed = answers !== undefined && answers.email !== before.email
      if (answers && before.sequence >= CHANGES_PER_FORM) return null
      if (isReaddressed) {
        if (await isAddressFull(tx, answers.email, now, before.id)) return null
        const links = tx.deleteFrom('callLinks').where('bookingId', '=', before.id)
        await links.where('holder', '=', 'visitor').execute()
      }
      const times = { startsAt, endsAt, blocksUntil, calendarCheck, attendingAt: null, movedAt: now }
      const booking = await revise(tx, before, { ...(isMoved && times), ...answers }, now)
      // An address that is told for the first time reads that the call is booked.
      const news = isMoved && !isReaddressed ? 'moved' : 'booked'
      await enqueueNews(tx, news, booking, { settings, now, tellVisitor })
      return { kind: 'moved', booking, from: before.startsAt }
    })
    return outcome ?? { kind: 'over' }
  } catch (error) {
    if (isOverlap(error)) return { kind: 'taken' }
    throw error
  }
}

/** Changes a call, raises its revision and drops what belongs to earlier ones. */
export async function revise(
  tx: Database,
  { id, sequence }: Booking,
  changes: Parameters<typeof updateBooking>[2],
  now: Temporal.Instant,
): Promise<Booking> {
  const revision = { sequence: sequence + 1, outcome: null, outcomeAt: null }
  const booking = await updateBooking(tx, id, { ...changes, ...revision })
  const reason = booking.status === 'cancelled' ? 'the call was cancelled' : 'the call was moved'
  await dropOutdated(tx, booking, reason, now)
  return booking
}
