import { calendarOf } from '../calendar/connected/connections.ts'
import type { Booking, Outcome } from '../core/booking.ts'
import type { BookingMessageKind } from '../core/message-kinds.ts'
import type { BookingSettings } from '../core/settings.ts'
import type { Database } from '../store/store.ts'

export interface ScheduledMessage {
  kind: BookingMessageKind
  dueAt: Temporal.Instant
  /** Not sent from then on; null when it is always useful. */
  usefulUntil: Temporal.Instant | null
}

/** What the service can deliver besides email, and when reminders are due. */
export interface Deliveries {
  texts: boolean
  webhook: boolean
  calendar: boolean
  /** Hours before the call. */
  reminderHours: { day: number; hour: number }
}

export function deliveriesOf(settings: BookingSettings): Deliveries {
  return {
    texts: settings.texts !== undefined,
    webhook: settings.events !== undefined,
    calendar: false,
    reminderHours: settings.reminderHours,
  }
}

/** What the service can deliver about a call, its host's calendar included. */
export async function deliveriesFor(
  tx: Database,
  settings: BookingSettings,
  { host }: Pick<Booking, 'host'>,
): Promise<Deliveries> {
  return { ...deliveriesOf(settings), calendar: (await calendarOf(tx, host)) !== null }
}

/** The second reminder is useful until this long before the call. */
const TOO_LATE_MINUTES = 5
/** On the visitor's clock; only texts that can wait are held to them. */
const TEXT_HOURS = { from: 8, to: 21 }

export function messagesAfterBooking(
  booking: Booking,
  deliveries: Deliveries,
  now: Temporal.Instant,
): ScheduledMessage[] {
  return [
    ...atOnce(['confirmation', 'agency-copy'], now),
    ...programs('webhook-booked', deliveries, now),
    ...remindersAhead(booking, deliveries, now),
    outcomeQuestion(booking),
  ]
}

/** `tellVisitor` false leaves out the email about the move, not the reminders. */
export function messagesAfterMove(
  booking: Booking,
  deliveries: Deliveries,
  now: Temporal.Instant,
  tellVisitor: boolean,
): ScheduledMessage[] {
  return [
    ...atOnce(tellVisitor ? ['moved', 'agency-moved'] : ['agency-moved'], now),
    ...programs('webhook-moved', deliveries, now),
    ...remindersAhead(booking, deliveries, now),
    outcomeQuestion(booking),
  ]
}

export function messagesAfterCancel(
  deliveries: Deliveries,
  now: Temporal.Instant,
  tellVisitor: boolean,
): ScheduledMessage[] {
  return [
    ...atOnce(tellVisitor ? ['cancelled', 'agency-cancelled'] : ['agency-cancelled'], now),
    ...programs('webhook-cancelled', deliveries, now),
  ]
}

/** Asks the agency after the call what became of it. */
function outcomeQuestion({ endsAt }: Booking): ScheduledMessage {
  return { kind: 'agency-outcome', dueAt: endsAt, usefulUntil: endsAt.add({ hours: 7 * 24 }) }
}

/** A no-show's email, and the event. */
export function messagesAfterOutcome(
  outcome: Outcome,
  { webhook }: Deliveries,
  now: Temporal.Instant,
): ScheduledMessage[] {
  return [
    ...atOnce(outcome === 'no-show' ? ['no-show'] : [], now),
    ...atOnce(webhook ? [`webhook-${outcome}`] : [], now),
  ]
}

function atOnce(kinds: BookingMessageKind[], now: Temporal.Instant): ScheduledMessage[] {
  return kinds.map((kind) => ({ kind, dueAt: now, usefulUntil: null }))
}

function programs(
  event: BookingMessageKind,
  { webhook, calendar }: Deliveries,
  now: Temporal.Instant,
): ScheduledMessage[] {
  const kinds: BookingMessageKind[] = []
  if (webhook) kinds.push(event)
  if (calendar) kinds.push('calendar')
  return atOnce(kinds, now)
}

/**
 * The reminders that are still ahead: by email to everybody, by text to those who agreed. Hours are elapsed time,
 * whatever the clocks change in between. The first is useful until an hour before the second.
 */
export function remindersAhead(
  booking: Booking,
  deliveries: Deliveries,
  now: Temporal.Instant,
): ScheduledMessage[] {
  const { day, hour } = deliveries.reminderHours
  const before = (minutes: number) => booking.startsAt.subtract({ minutes })
  const first = { dueAt: before(day * 60), usefulUntil: before((hour + 1) * 60) }
  const second = { dueAt: before(hour * 60), usefulUntil: before(TOO_LATE_MINUTES) }
  const messages: ScheduledMessage[] = [
    { kind: 'day-reminder', ...first },
    { kind: 'hour-reminder', ...second },
  ]
  if (deliveries.texts && booking.consents.reminderTexts) {
    messages.push({ kind: 'day-text', ...first, dueAt: inTextHours(first.dueAt, booking.visitorZone) })
    messages.push({ kind: 'hour-text', ...second })
  }
  return messages.filter(
    ({ dueAt, usefulUntil }) =>
      Temporal.Instant.compare(dueAt, now) > 0 &&
      (usefulUntil === null || Temporal.Instant.compare(dueAt, usefulUntil) < 0),
  )
}

function inTextHours(instant: Temporal.Instant, zone: string): Temporal.Instant {
  const local = instant.toZonedDateTimeISO(zone)
  if (local.hour >= TEXT_HOURS.from && local.hour < TEXT_HOURS.to) return instant
  const day = local.hour >= TEXT_HOURS.to ? local.add({ days: 1 }) : local
  return day.withPlainTime({ hour: TEXT_HOURS.from }).toInstant()
}
