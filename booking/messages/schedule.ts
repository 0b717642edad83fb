import type { Booking } from '../core/booking.ts'
import type { BookingMessageKind } from '../core/message-kinds.ts'
import type { BookingSettings } from '../core/settings.ts'

/** A message to send at a time. Instants are UTC. */
export interface ScheduledMessage {
  kind: BookingMessageKind
  dueAt: Temporal.Instant
  /** Not sent any more from then on; null when it is always useful. */
  usefulUntil: Temporal.Instant | null
}

/** What the service can deliver besides e-mail, and when reminders are due. */
export interface Deliveries {
  texts: boolean
  webhook: boolean
  calendar: boolean
  /** Hours before the call. */
  reminderHours: { day: number; hour: number }
}

/** What the settings let the service deliver. */
export function deliveriesOf(settings: BookingSettings): Deliveries {
  return {
    texts: settings.texts !== undefined,
    webhook: settings.eventsUrl !== undefined,
    calendar: settings.calendarUrl !== undefined,
    reminderHours: settings.reminderHours,
  }
}

/** Minutes before the call from which the second reminder is no longer sent. */
const TOO_LATE_MINUTES = 5
/** Hours of the visitor's clock in which a text that can wait is sent. */
const TEXT_HOURS = { from: 8, to: 21 }

/** Messages after a call was booked. */
export function messagesAfterBooking(
  booking: Booking,
  deliveries: Deliveries,
  now: Temporal.Instant,
): ScheduledMessage[] {
  return [
    ...atOnce(['confirmation', 'agency-copy'], now),
    ...programs('webhook-booked', deliveries, now),
    ...remindersAhead(booking, deliveries, now),
  ]
}

/** Messages after a call was moved. `tellVisitor` false leaves out the e-mail to the visitor, not the reminders. */
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
  ]
}

/** Messages after a call was cancelled. */
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
 * The reminders that are still ahead: by e-mail to everybody, by text to those who agreed. Hours are elapsed time, so
 * that a change of the clocks in between moves nothing. The first is useful until an hour before the second.
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

/** The instant, or the next 8:00 AM of the visitor if it is at night there. */
function inTextHours(instant: Temporal.Instant, zone: string): Temporal.Instant {
  const local = instant.toZonedDateTimeISO(zone)
  if (local.hour >= TEXT_HOURS.from && local.hour < TEXT_HOURS.to) return instant
  const day = local.hour >= TEXT_HOURS.to ? local.add({ days: 1 }) : local
  return day.withPlainTime({ hour: TEXT_HOURS.from }).toInstant()
}
