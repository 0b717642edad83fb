import { bookingByReferenceHash } from '../db/bookings.ts'
import { StoreError } from '../db/store-error.ts'
import { withBothTouches } from '../domain/attribution.ts'
import type { Booking, BookingRequest } from '../domain/booking.ts'
import { callHref } from '../domain/call-addresses.ts'
import { recordConsents } from '../domain/consents.ts'
import { canonicalZone } from '../domain/format-time.ts'
import { clinicSlugOf } from '../domain/hosts.ts'
import { contactOf } from '../domain/mailbox.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { consentWording } from '../ui/labels.ts'
import { emailNeeded } from '../ui/patient-labels.ts'
import { type Booked, CONSENT_NAMES, FIELD_NAMES, type Kept } from '../ui/props.ts'
import { readForm } from './body.ts'
import { bookInTurn } from './book-in-turn.ts'
import { checkBooking, type Refuse } from './check-booking.ts'
import type { Client } from './client.ts'
import type { BookingContext } from './context.ts'
import { senderOf } from './daily-limits.ts'
import { DATABASE_RETRY_SECONDS, HttpError } from './errors.ts'
import { referenceHash, referenceOf } from './form-key.ts'
import { checkAnswers, type PostedBooking, readInstant, readPostedBooking } from './input.ts'
import { nearestTimes, startsOf } from './open-times.ts'
import { typedAnswers } from './posted-form.ts'
import { checkPuzzle } from './puzzle.ts'
import { checkSender } from './sender-check.ts'
import { reportStoreError } from './store-errors.ts'

export interface PostResult {
  /** False when this form made its booking earlier. */
  isNew: boolean
  booked: Booked
}

/**
 * Makes a booking from a posted form.
 * @throws HttpError with the reason and what was typed, for every refusal and when the database fails.
 */
export async function postBooking(
  context: BookingContext,
  request: Request,
  client: Client,
): Promise<PostResult> {
  const form = readPostedBooking(await readForm(request), context.settings.audience)
  const submitted = submittedValues(context, form)
  const refuse: Refuse = (reason) => {
    throw new HttpError(reason, submitted)
  }
  try {
    return await bookPosted(context, form, client, refuse)
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    reportStoreError(context, error)
    return refuse({ kind: 'not-saved', waitSeconds: DATABASE_RETRY_SECONDS })
  }
}

/**
 * Cheap checks run before any database work: type and size, sender, answers, time. The database constraint decides
 * last.
 */
async function bookPosted(
  context: BookingContext,
  form: PostedBooking,
  client: Client,
  refuse: Refuse,
): Promise<PostResult> {
  const { settings, store } = context
  const senderError = await checkSender(context, 'booking', form, client, () => {
    const { start, zone, answers } = form
    return checkAnswers(settings, answers).success ? { ...answers, start, zone } : null
  })
  if (senderError) return refuse(senderError)
  const formKey = form.key ?? ''

  const reference = referenceOf(store.secret, formKey)
  const hash = referenceHash(reference)
  const resultOf = (isNew: boolean, booking: Booking): PostResult => ({
    isNew,
    booked: bookedOf(settings, reference, booking),
  })
  // Before the time is checked: a retry may arrive after its own time has passed, or finds it taken by itself.
  const earlier = await bookingByReferenceHash(store, hash)
  // Another person using the same form (shared computer, Back) must not be shown somebody else's booking.
  if (earlier) return isRetry(earlier, form) ? resultOf(false, earlier) : refuse({ kind: 'expired' })

  const { answers, texts, visitorZone, startsAt } = await checkBooking(context, form, refuse)
  const puzzle = await checkPuzzle(store.secret, formKey, form.puzzle ?? '', context.now())
  const sender = senderOf(store.secret, client, contactOf(answers), puzzle)
  const bookingRequest: BookingRequest = {
    ...answers,
    formKey: referenceHash(formKey),
    referenceHash: hash,
    startsAt,
    visitorZone,
    network: sender.network,
    heldUntil: null,
    consents: recordConsents(texts, (name) => consentWording(name, settings.agency.name)),
    attribution: withBothTouches(form.attribution),
  }
  const outcome = await bookInTurn(context, bookingRequest, sender)
  if ('waitSeconds' in outcome) return refuse(outcome)
  if (outcome.kind === 'needs-email') {
    const message = emailNeeded(settings.agency.phone)
    return refuse({ kind: 'fields', fields: [{ field: 'email', message }] })
  }
  if (outcome.kind === 'taken') {
    return refuse({ kind: 'taken', nearest: startsOf(await nearestTimes(context, startsAt)) })
  }
  if (outcome.kind === 'repeated' && !isRetry(outcome.booking, form)) return refuse({ kind: 'expired' })
  if (outcome.kind === 'booked') {
    context.log.info({ booking: outcome.booking.id }, 'Call booked.')
    if (outcome.flood) reportFlood(context, outcome.flood)
    context.wake()
  }
  return resultOf(outcome.kind === 'booked', outcome.booking)
}

/** Tells the operator of a flood, and gives the next forms of this process a puzzle. At most once an hour. */
function reportFlood({ log, metrics, attack, settings }: BookingContext, calls: number): void {
  attack.turnOn()
  metrics.floodDetected()
  // A count of ten minutes is never as high: the day's would have been given.
  const span = calls >= settings.limits.alarmPerDay ? 'within a day' : 'in ten minutes'
  log.error(
    { calls },
    `${calls} calls were booked ${span}. Booking forms carry a proof of work for the next hour.`,
  )
}

/** Whether the same visitor sent this form again. A different time does not matter: the first booking is returned. */
function isRetry(booking: Booking, form: PostedBooking): boolean {
  const { email = '', phone = '' } = form.answers
  const sameAddress = email.trim().toLowerCase() === booking.email.toLowerCase()
  const samePhone = phone.trim() === booking.phone
  return booking.status === 'confirmed' && sameAddress && (booking.email !== '' || samePhone)
}

/** What is put into the form again when it is refused. */
function submittedValues(context: BookingContext, form: PostedBooking): Kept {
  return {
    formKey: form.key ?? '',
    answers: typedAnswers(form, FIELD_NAMES, CONSENT_NAMES),
    zone: canonicalZone(form.zone ?? '') ?? context.settings.rules.officeZone,
    start: readInstant(form.start)?.epochMilliseconds ?? null,
    attribution: form.attribution,
  }
}

function bookedOf(settings: BookingSettings, reference: string, booking: Booking): Booked {
  return {
    reference,
    startsAt: booking.startsAt.epochMilliseconds,
    endsAt: booking.endsAt.epochMilliseconds,
    zone: booking.visitorZone,
    confirmationUrl: callHref(settings.confirmationPath, reference, clinicSlugOf(settings)),
    hasEmail: booking.email !== '',
    heldUntil: booking.heldUntil?.epochMilliseconds ?? null,
  }
}
