import { canonicalZone } from '../domain/format-time.ts'
import { isOffered } from '../domain/slots.ts'
import { widgetWords } from '../ui/audience-words.ts'
import { ASKED } from '../ui/booking-fields.ts'
import type { BookingError } from '../ui/props.ts'
import type { BookingContext } from './context.ts'
import { checkAnswers, type PostedBooking, readInstant } from './input.ts'
import { nearestTimes, startsOf } from './open-times.ts'
import { fieldErrors } from './posted-form.ts'

/** Ends the request with a reason, and with what was typed. */
export type Refuse = (reason: BookingError) => never

/**
 * What a posted booking asks for, once it can be given: complete answers, the zone and a time that the rules offer. Whether
 * somebody else has the time is found out when it is booked.
 */
export async function checkBooking(context: BookingContext, form: PostedBooking, refuse: Refuse) {
  const { settings } = context
  const parsed = checkAnswers(settings, form.answers)
  if (!parsed.success) {
    const { messages } = widgetWords(settings.audience)
    return refuse({ kind: 'fields', fields: fieldErrors(parsed.error, ASKED[settings.audience], messages) })
  }
  const visitorZone = canonicalZone(form.zone ?? '')
  if (!visitorZone) return refuse({ kind: 'wrong-zone' })
  const { reminderTexts, marketingTexts, ...answers } = parsed.data
  const startsAt = await checkTime(context, form, refuse)
  return { answers, texts: { reminderTexts, marketingTexts }, visitorZone, startsAt }
}

async function checkTime(
  context: BookingContext,
  form: PostedBooking,
  refuse: Refuse,
): Promise<Temporal.Instant> {
  const { rules } = context.settings
  const now = context.now()
  const startsAt = readInstant(form.start)
  if (startsAt && isOffered(rules, now, startsAt)) return startsAt
  const nearest = startsOf(await nearestTimes(context, startsAt ?? now))
  // A time inside the minimum notice was offered when the form was opened; any other never was.
  const earliest = now.add({ minutes: rules.minimumNoticeMinutes })
  const hasPassed = startsAt && Temporal.Instant.compare(startsAt, earliest) < 0
  return refuse({ kind: hasPassed ? 'taken' : 'not-offered', nearest })
}
