import { networkHash } from '../../platform/network.ts'
import { nearestTimes } from '../calendar/open-times.ts'
import { isOffered } from '../calendar/slots.ts'
import { withBothTouches } from '../core/attribution.ts'
import type { Booking, BookingRequest, LimitReason } from '../core/booking.ts'
import { callHref } from '../core/call-addresses.ts'
import { recordConsents } from '../core/consents.ts'
import { canonicalZone } from '../core/format-time.ts'
import { type BookingSettings, deliveriesOf } from '../core/settings.ts'
import type { BookingContext, Client } from '../form/context.ts'
import { referenceHash, referenceOf } from '../form/form-key.ts'
import { DATABASE_RETRY_SECONDS, HttpError } from '../form/http-error.ts'
import { fieldErrors, readForm, typedAnswers } from '../form/posted-form.ts'
import type { FormRefusal } from '../form/reasons.ts'
import { reportStoreError } from '../form/refusals.ts'
import { checkSender } from '../form/sender-check.ts'
import { storeLead } from '../lead/leads.ts'
import { bookingByReferenceHash } from '../store/bookings.ts'
import { StoreError } from '../store/store-error.ts'
import { book } from './book.ts'
import { ANSWER_NAMES, answersSchema, type PostedBooking, readInstant, readPostedBooking } from './input.ts'
import { consentWording, FIELD_MESSAGES } from './labels.ts'
import { type Booked, CONSENT_NAMES, FIELD_NAMES, type Kept } from './props.ts'

/**
 * How a posted form ended that was not refused. `repeated`: it made its booking earlier. `kept`: a limit refused the
 * booking, and its answers are a lead; the agency calls `phone`.
 */
export type PostResult =
  | { kind: 'booked' | 'repeated'; booked: Booked }
  | { kind: 'kept'; reason: LimitReason; phone: string }

/** Ends the request with a reason, and with what was typed. */
type Refuse = (reason: FormRefusal) => never

/**
 * Makes a booking from a posted form.
 * @throws HttpError with the reason and what was typed, for every refusal and when the database fails.
 */
export async function postBooking(
  context: BookingContext,
  request: Request,
  client: Client,
): Promise<PostResult> {
  const form = readPostedBooking(await readForm(request))
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

/** Cheap checks run before any database work: type and size, sender, answers, time. The database decides last. */
async function bookPosted(
  context: BookingContext,
  form: PostedBooking,
  client: Client,
  refuse: Refuse,
): Promise<PostResult> {
  const { settings, store, now } = context
  const senderError = await checkSender(context, 'booking', form, client)
  if (senderError) return refuse(senderError)
  const formKey = form.key ?? ''

  const reference = referenceOf(store.secret, formKey)
  const hash = referenceHash(reference)
  // Before the time is checked: a retry may arrive after its own time has passed, or finds it taken by itself.
  const earlier = await bookingByReferenceHash(store, hash)
  // Another person using the same form (shared computer, Back) must not be shown somebody else's booking.
  if (earlier && !isRetry(earlier, form)) return refuse({ kind: 'expired' })
  if (earlier) return { kind: 'repeated', booked: bookedOf(settings, reference, earlier) }

  const { answers, texts, visitorZone, startsAt } = await readAnswers(context, form, refuse)
  const booking: BookingRequest = {
    ...answers,
    formKey: referenceHash(formKey),
    referenceHash: hash,
    startsAt,
    visitorZone,
    network: networkHash(store.secret, client.address),
    consents: recordConsents(texts, (name) => consentWording(name, settings.agency.name)),
    attribution: withBothTouches(form.attribution),
  }
  const outcome = await book(store, booking, settings, now())
  switch (outcome.kind) {
    case 'taken':
      return refuse({ kind: 'taken', nearest: await nearestTimes(context, startsAt) })
    case 'over-limit':
      return await keepAsLead(context, booking, outcome.reason, refuse)
    case 'repeated':
      if (!isRetry(outcome.booking, form)) return refuse({ kind: 'expired' })
      break
    case 'booked':
      context.log.info({ booking: outcome.booking.id }, 'Call booked.')
      context.wake()
  }
  return { kind: outcome.kind, booked: bookedOf(settings, reference, outcome.booking) }
}

/** What a posted form asks for, complete and at a time that the rules offer; somebody else may have it. */
async function readAnswers(context: BookingContext, form: PostedBooking, refuse: Refuse) {
  const { specialties, texts: offered } = context.settings
  const parsed = answersSchema(specialties, offered !== undefined).safeParse(form.answers)
  if (!parsed.success)
    return refuse({ kind: 'fields', fields: fieldErrors(parsed.error, ANSWER_NAMES, FIELD_MESSAGES) })
  const visitorZone = canonicalZone(form.zone ?? '')
  if (!visitorZone) return refuse({ kind: 'wrong-zone' })
  const { reminderTexts, marketingTexts, ...answers } = parsed.data
  const startsAt = await readTime(context, form, refuse)
  return { answers, texts: { reminderTexts, marketingTexts }, visitorZone, startsAt }
}

async function readTime(
  context: BookingContext,
  form: PostedBooking,
  refuse: Refuse,
): Promise<Temporal.Instant> {
  const { rules } = context.settings
  const now = context.now()
  const startsAt = readInstant(form.start)
  if (startsAt && isOffered(rules, now, startsAt)) return startsAt
  const nearest = await nearestTimes(context, startsAt ?? now)
  // A time inside the minimum notice was offered when the form was opened; any other never was.
  const earliest = now.add({ minutes: rules.minimumNoticeMinutes })
  const hasPassed = startsAt && Temporal.Instant.compare(startsAt, earliest) < 0
  return refuse({ kind: hasPassed ? 'taken' : 'not-offered', nearest })
}

/** Stores what a limit refuses as a lead with all answers; the agency gets the e-mail that it gets for a lead. */
async function keepAsLead(
  context: BookingContext,
  request: BookingRequest,
  reason: LimitReason,
  refuse: Refuse,
): Promise<PostResult> {
  const { settings, store, log } = context
  const { formKey, name, email, practice, specialty, phone, attribution, consents } = request
  const { startsAt, visitorZone, area, note } = request
  const outcome = await storeLead(
    store,
    {
      ...{ formKey, name, email, practice, specialty, phone, attribution },
      formName: settings.callTitle,
      consents: {
        marketingEmail: false,
        marketingTexts: consents.marketingTexts,
        wording: consents.wording.marketingTexts ? { marketingTexts: consents.wording.marketingTexts } : {},
      },
      wanted: { startsAt: startsAt.toString(), visitorZone, area, note },
    },
    context.now(),
    deliveriesOf(settings),
  )
  if (outcome.kind === 'reused') return refuse({ kind: 'expired' })
  if (outcome.kind === 'stored') {
    log.info({ lead: outcome.lead.id }, 'A call that was not booked was kept as a lead.')
    context.wake()
  }
  return { kind: 'kept', reason, phone }
}

/** Whether the same visitor sent this form again. A different time does not matter: the first booking is returned. */
function isRetry(booking: Booking, form: PostedBooking): boolean {
  const { email = '' } = form.answers
  return booking.status === 'confirmed' && email.trim().toLowerCase() === booking.email.toLowerCase()
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
    confirmationUrl: callHref(settings.confirmationPath, reference),
  }
}
