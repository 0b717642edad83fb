import type { Booking, Outcome } from '../core/booking.ts'
import type { BookingMessageKind } from '../core/message-kinds.ts'
import type { BookingSettings } from '../core/settings.ts'

export interface ScheduledMessage {
  kind: BookingMessageKind
  dueAt: Temporal.Instant
  /** Not sent from then on; null when it is always useful. */
  usefulUntil: Temporal.Instant | null
}

/** The second reminder is useful until this long before the call. */
const TOO_LATE_MINUTES = 5
/** The hours on the visitor's clock in which the first text goes out; the second one can't wait. */
const TEXT_HOURS = { from: 8, to: 21 }

/** The emails about each change of a call: to the visitor, and to the agency. */
const EMAILS = {
  booked: ['confirmation', 'agency-copy'],
  moved: ['moved', 'agency-moved'],
  canceled: ['canceled', 'agency-canceled'],
} as const
export type CallNews = keyof typeof EMAILS

/** `tellVisitor` false leaves out the email about a change, not the reminders. */
export function messagesAfter(
  news: CallNews,
  booking: Booking,
  settings: BookingSettings,
  now: Temporal.Instant,
  { hasCalendar, tellVisitor }: { hasCalendar: boolean; tellVisitor: boolean },
): ScheduledMessage[] {
  const [visitor, agency] = EMAILS[news]
  const kinds: BookingMessageKind[] = [agency]
  if (tellVisitor) kinds.unshift(visitor)
  if (settings.events) kinds.push(`webhook-${news}`)
  if (hasCalendar) kinds.push('calendar')
  const messages = atOnce(kinds, now)
  if (news === 'canceled') return messages
  return [...messages, ...remindersAhead(booking, settings, now), outcomeQuestion(booking)]
}

/** Asks the agency after the call what became of it. */
function outcomeQuestion({ endsAt }: Booking): ScheduledMessage {
  return { kind: 'agency-outcome', dueAt: endsAt, usefulUntil: endsAt.add({ hours: 7 * 24 }) }
}

/** A no-show's email, and the event. */
export function messagesAfterOutcome(
  outcome: Outcome,
  { events }: BookingSettings,
  now: Temporal.Instant,
): ScheduledMessage[] {
  const kinds: BookingMessageKind[] = outcome === 'no-show' ? ['no-show'] : []
  if (events) kinds.push(`webhook-${outcome}`)
  return atOnce(kinds, now)
}

export function atOnce(kinds: BookingMessageKind[], now: Temporal.Instant): ScheduledMessage[] {
  return kinds.map((kind) => ({ kind, dueAt: now, usefulUntil: null }))
}

/**
 * The reminders that are still ahead: by email to everybody, by text to those who agreed. Hours are elapsed time,
 * whatever the clocks change in between. The first is useful until an hour before the second.
 */
export function remindersAhead(
  booking: Booking,
  { texts, reminderHours: { day, hour } }: BookingSettings,
  now: Temporal.Instant,
): ScheduledMessage[] {
  const before = (minutes: number) => booking.startsAt.subtract({ minutes })
  const first = { dueAt: before(day * 60), usefulUntil: before((hour + 1) * 60) }
  const second = { dueAt: before(hour * 60), usefulUntil: before(TOO_LATE_MINUTES) }
  const messages: ScheduledMessage[] = [
    { kind: 'day-reminder', ...first },
    { kind: 'hour-reminder', ...second },
  ]
  if (texts && booking.consents.reminderTexts) {
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
