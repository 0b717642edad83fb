import { book, bookingByReferenceHash } from '../db/bookings.ts'
import { withBothTouches } from '../domain/attribution.ts'
import type { Booking, BookingRequest, Consents } from '../domain/booking.ts'
import { canonicalZone } from '../domain/format-time.ts'
import { isOffered } from '../domain/slots.ts'
import { consentWording } from '../ui/labels.ts'
import { type Booked, type BookingError, CONSENT_NAMES, type Kept } from '../ui/props.ts'
import { readAttribution } from './attribution.ts'
import { readForm } from './body.ts'
import type { DeskContext } from './context.ts'
import { HttpError } from './errors.ts'
import { checkFormKey, referenceHash, referenceOf } from './form-key.ts'
import { nearestTimes, startsOf } from './free-times.ts'
import {
  answersAsTyped,
  answersSchema,
  fieldErrors,
  type PostedForm,
  pickFields,
  readInstant,
} from './input.ts'

export interface PostResult {
  /** False when this form had made its booking before. */
  isNew: boolean
  booked: Booked
}

/**
 * Books from a posted form. Cheap checks come first, so that a robot costs no look at the calendar:
 * type and size, attempts per address, trap and key, answers, time; the database decides last.
 * @throws Refusal with what was typed, for every reason not to book.
 */
export async function postBooking(
  context: DeskContext,
  request: Request,
  address: string,
): Promise<PostResult> {
  const { settings, store } = context
  const form = pickFields(await readForm(request))
  const kept = keptOf(context, form)
  const refuse = (trouble: BookingError): never => {
    throw new HttpError(trouble, kept)
  }

  const waitSeconds = await context.limit.take(address)
  if (waitSeconds > 0) refuse({ kind: 'too-many', waitSeconds })
  const formKey = checkSender(context, form, refuse)

  const reference = referenceOf(store.secret, formKey)
  const hash = referenceHash(reference)
  // Asked before the time is judged: a repeat may come when its own time has passed or looks taken.
  const earlier = await bookingByReferenceHash(store, hash)
  if (earlier) {
    // Nobody is told that they are booked who is not: another person at the same form gets a fresh one.
    if (!isRepeat(earlier, form)) return refuse({ kind: 'expired' })
    return { isNew: false, booked: bookedOf(settings.confirmationPath, reference, earlier) }
  }

  const read = answersSchema(settings.specialties).safeParse(form.answers)
  if (!read.success) return refuse({ kind: 'fields', fields: fieldErrors(read.error) })
  const visitorZone = canonicalZone(form.zone ?? '')
  if (!visitorZone) return refuse({ kind: 'wrong-zone' })
  const startsAt = await checkTime(context, form, refuse)

  const { reminderTexts, marketingTexts, ...answers } = read.data
  const wish: BookingRequest = {
    ...answers,
    formKey,
    referenceHash: hash,
    startsAt,
    visitorZone,
    consents: consentsOf({ reminderTexts, marketingTexts }, settings.agency.name),
    attribution: withBothTouches(kept.attribution),
  }
  const outcome = await book(store, wish, settings.rules, context.now())
  if (outcome.kind === 'has-call') return refuse({ kind: 'has-call' })
  if (outcome.kind === 'taken') {
    return refuse({ kind: 'taken', nearest: startsOf(await nearestTimes(context, startsAt)) })
  }
  if (outcome.kind === 'booked') {
    context.log.info({ booking: outcome.booking.id }, 'A call was booked.')
    context.nudge()
  }
  return {
    isNew: outcome.kind === 'booked',
    booked: bookedOf(settings.confirmationPath, reference, outcome.booking),
  }
}

/**
 * Whether a form is its own sender's once more. Another time does not make it new: the answer shows the first
 * booking's. Another person does, as on a shared computer after Back.
 */
function isRepeat(booking: Booking, form: PostedForm): boolean {
  const sameAddress = form.answers.email?.trim().toLowerCase() === booking.email.toLowerCase()
  return booking.status === 'confirmed' && sameAddress
}

type Refuse = (trouble: BookingError) => never

/** The form key, once it is clear that this desk issued it and that a person had time to fill the form in. */
function checkSender(context: DeskContext, form: PostedForm, refuse: Refuse): string {
  const formKey = form.key ?? ''
  const key = checkFormKey(context.store.secret, formKey, context.now())
  if (key.kind !== 'good') return refuse({ kind: key.kind })
  if (form.trap !== '') return refuse({ kind: 'automatic', waitSeconds: 2 })
  if (key.ageMs < context.minimumFillMs) {
    return refuse({ kind: 'automatic', waitSeconds: Math.ceil((context.minimumFillMs - key.ageMs) / 1000) })
  }
  return formKey
}

async function checkTime(context: DeskContext, form: PostedForm, refuse: Refuse): Promise<Temporal.Instant> {
  const { rules } = context.settings
  const now = context.now()
  const startsAt = readInstant(form.start)
  if (!startsAt) return refuse({ kind: 'not-offered', nearest: startsOf(await nearestTimes(context, now)) })
  if (isOffered(rules, now, startsAt)) return startsAt
  const nearest = startsOf(await nearestTimes(context, startsAt))
  // A time that has meanwhile passed was honestly chosen; any other was never on offer.
  const passed = Temporal.Instant.compare(startsAt, now.add({ minutes: rules.minimumNoticeMinutes })) < 0
  return refuse({ kind: passed ? 'taken' : 'not-offered', nearest })
}

function keptOf(context: DeskContext, form: PostedForm): Kept {
  const zone = canonicalZone(form.zone ?? '') ?? context.settings.rules.officeZone
  return {
    answers: answersAsTyped(form),
    zone,
    start: readInstant(form.start)?.epochMilliseconds ?? null,
    attribution: readAttribution(form.attribution),
  }
}

/** Evidence of what was agreed to: the wording is kept only beside a ticked box. */
function consentsOf(ticked: Record<(typeof CONSENT_NAMES)[number], boolean>, agency: string): Consents {
  const wording: Consents['wording'] = {}
  for (const name of CONSENT_NAMES) if (ticked[name]) wording[name] = consentWording(name, agency)
  return { ...ticked, wording }
}

function bookedOf(confirmationPath: string, reference: string, booking: Booking): Booked {
  return {
    reference,
    startsAt: booking.startsAt.epochMilliseconds,
    endsAt: booking.endsAt.epochMilliseconds,
    zone: booking.visitorZone,
    confirmationUrl: `${confirmationPath}?booking=${reference}`,
  }
}
