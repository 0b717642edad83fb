import type { Booking } from '../domain/booking.ts'
import { remindersAhead } from '../domain/scheduled-messages.ts'
import { type BookingSettings, deliveriesOf } from '../domain/settings.ts'

/**
 * Which reminders will come, in a sentence or two; empty when none will. Computed by the rules that queue them, so that
 * an e-mail never promises a reminder whose time has passed, or a text that cannot be sent.
 */
export function reminderPromise(booking: Booking, settings: BookingSettings, now: Temporal.Instant): string {
  const kinds = remindersAhead(booking, deliveriesOf(settings), now).map(({ kind }) => kind)
  const { day, hour } = settings.reminderHours
  const times = [
    ...(kinds.includes('day-reminder') ? [day] : []),
    ...(kinds.includes('hour-reminder') ? [hour] : []),
  ].map((hours) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`)
  if (times.length === 0) return ''
  const sentence = `We’ll e-mail you ${times.length === 1 ? 'a reminder' : 'reminders'} ${times.join(' and ')} before the call.`
  const texts = kinds.some((kind) => kind === 'day-text' || kind === 'hour-text')
  return texts ? `${sentence} You agreed to texts, so we’ll text you too. Reply STOP to opt out.` : sentence
}
