import { isDeepStrictEqual } from 'node:util'
import { type FreeHost, freeHosts } from '../calendar/connected/free-hosts.ts'
import { nearestTimes } from '../calendar/open-times.ts'
import { bookedRange, isOffered, wasOffered } from '../calendar/slots.ts'
import { callHref, isoInstant } from '../core/addresses.ts'
import type { Answer } from '../core/answers.ts'
import type { Booking, BookingRequest, LimitReason, OwnAnswers } from '../core/booking.ts'
import { callHosts, hostOf, hostsOf, rulesOf } from '../core/call-hosts.ts'
import { BOOKING_CONSENTS } from '../core/consents.ts'
import { canonicalZone } from '../core/format-time.ts'
import { networkHash, sha256 } from '../core/hashing.ts'
import type { LeadRequest } from '../core/lead.ts'
import { questionsOf } from '../core/questions.ts'
import type { BookingSettings, CallHost } from '../core/settings.ts'
import { BY_VISITOR } from '../core/staff.ts'
import type { BookingContext } from '../form/context.ts'
import { referenceOf } from '../form/form-key.ts'
import type { Done, FormDefinition, Submission } from '../form/handler.ts'
import { singleValue } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { keepLead } from '../lead/mutations.ts'
import { recordAction } from '../store/actions.ts'
import { bookingByReferenceHash } from '../store/bookings.ts'
import { KeptDocument } from './kept-notice.tsx'
import { BOOKING_ERROR_LABELS } from './labels.ts'
import { book, moveBooking } from './mutations.ts'
import { bookingFormAgain } from './page.tsx'
import { chosenTime } from './query.ts'

export const bookingForm: FormDefinition = {
  name: 'booking',
  asks: (settings) => ({ questions: questionsOf(settings, 'booking'), consents: BOOKING_CONSENTS }),
  labels: BOOKING_ERROR_LABELS,
  store: storeBooking,
  page: bookingFormAgain,
}

/** Books the call, or keeps it as a lead when a limit refuses it. */
async function storeBooking(context: BookingContext, submission: Submission): Promise<Done> {
  const { settings, store, now } = context
  const { form, client, key, consents, attribution } = submission
  const own: OwnAnswers = { ...submission.given, consents, visitorZone: zoneIn(form) }
  const reference = referenceOf(store.secret, key)
  // Looked up before the time is checked: a retry would find the time taken by its own booking, or past.
  const earlier = await bookingByReferenceHash(store, sha256(reference))
  if (earlier) return await postedAgain(context, submission, own, earlier)

  const request: BookingRequest = {
    ...own,
    attribution,
    formKey: sha256(key),
    referenceHash: sha256(reference),
    network: networkHash(store.secret, client.address),
    startsAt: await timeIn(context, submission),
  }
  const { startsAt } = request
  const freeOf = (hosts: readonly CallHost[]) => freeFor(context, hosts, submission, startsAt)
  const asked = hostsOf(settings, request.specialty)
  const others = callHosts(settings).filter((host) => !asked.includes(host))
  let outcome = await book(store, request, settings, now(), await freeOf(asked))
  // The page offers the times of all hosts, so a host of another specialty takes the call rather than nobody.
  if (outcome.kind === 'taken') outcome = await book(store, request, settings, now(), await freeOf(others))
  switch (outcome.kind) {
    case 'taken':
      throw new HttpError({ kind: 'taken', nearest: await nearestTimes(context, startsAt) })
    case 'over-limit':
      return await keepAsLead(context, request, outcome.reason)
    case 'repeated':
      return await postedAgain(context, submission, own, outcome.booking)
    case 'booked':
      return bookedAs('booked', context, reference, outcome.booking)
  }
}

/** @throws HttpError `wrong-zone` */
function zoneIn(form: URLSearchParams): string {
  const zone = canonicalZone(singleValue(form, 'zone') ?? '')
  if (!zone) throw new HttpError({ kind: 'wrong-zone' })
  return zone
}

/** A time ahead that was offered when the form was opened, taken or not. @throws HttpError `taken`, `not-offered` */
async function timeIn(context: BookingContext, { form, issuedAt }: Submission) {
  const { settings } = context
  const now = context.now()
  const startsAt = chosenTime(form)
  const rules = callHosts(settings).map((host) => rulesOf(settings, host))
  const isAhead = startsAt && Temporal.Instant.compare(startsAt, now) > 0
  if (isAhead && rules.some((own) => isOffered(own, issuedAt, startsAt))) return startsAt
  const nearest = await nearestTimes(context, startsAt ?? now)
  const wasOpen = startsAt && rules.some((own) => wasOffered(own, now, startsAt))
  throw new HttpError({ kind: wasOpen ? 'taken' : 'not-offered', nearest })
}

/** The hosts whose rules offered this time and whose calendars are free then. */
function freeFor(
  context: BookingContext,
  hosts: readonly CallHost[],
  { issuedAt }: Submission,
  startsAt: Temporal.Instant,
): Promise<FreeHost[]> {
  const { settings } = context
  const offering = hosts.filter((host) => isOffered(rulesOf(settings, host), issuedAt, startsAt))
  return freeHosts(context, offering, bookedRange(settings.rules, startsAt))
}

/** Handles a form posted again, perhaps after a lost answer: changes its call. @throws HttpError `taken`, `used` */
async function postedAgain(
  context: BookingContext,
  submission: Submission,
  typed: OwnAnswers,
  earlier: Booking,
): Promise<Done> {
  const { settings, store, now } = context
  const own = { ...typed, answers: withPreparation(typed, earlier, settings) }
  const reference = referenceOf(store.secret, submission.key)
  const isMoved = !chosenTime(submission.form)?.equals(earlier.startsAt)
  const isSame = !isMoved && isDeepStrictEqual({ ...earlier, ...own }, earlier)
  if (isSame && earlier.status === 'confirmed') return bookedAs('repeated', context, reference, earlier)
  const startsAt = isMoved ? await timeIn(context, submission) : earlier.startsAt
  const free = isMoved && (await freeFor(context, [hostOf(settings, earlier)], submission, startsAt))
  const calendarCheck = free ? free[0]?.calendarCheck : ''
  const change = { settings, now: now(), by: 'visitor', tellVisitor: true } as const
  const outcome =
    calendarCheck !== undefined &&
    (await moveBooking(store, earlier.id, startsAt, change, calendarCheck, own))
  if (!outcome || outcome.kind === 'taken')
    throw new HttpError({ kind: 'taken', nearest: await nearestTimes(context, startsAt) })
  if (outcome.kind === 'over') throw new HttpError({ kind: 'used' })
  if (isMoved) await recordAction(context, BY_VISITOR, 'Moved', earlier.id)
  return bookedAs('changed', context, reference, outcome.booking)
}

/** The answers of a form that was posted again, and those that were sent to prepare its call. */
function withPreparation(
  { answers }: OwnAnswers,
  earlier: Booking,
  { questions }: BookingSettings,
): Answer[] {
  if (!earlier.preparedAt) return [...answers]
  const isNew = ({ name }: Answer) => !answers.some((answer) => answer.name === name)
  const isPrepared = ({ name }: Answer) => questions.preparation.some((question) => question.name === name)
  return [...answers, ...earlier.answers.filter((answer) => isPrepared(answer) && isNew(answer))]
}

function bookedAs(
  outcome: 'booked' | 'repeated' | 'changed',
  { settings, log, wake }: BookingContext,
  reference: string,
  { id, startsAt, endsAt, visitorZone }: Booking,
): Done {
  if (outcome !== 'repeated') {
    log.info({ booking: id }, `Call ${outcome}.`)
    wake()
  }
  const location = callHref(settings.confirmationPath, reference)
  const [start, end] = [startsAt, endsAt].map((at) => isoInstant(at.epochMilliseconds))
  return {
    status: outcome === 'booked' ? 201 : 200,
    location,
    json: { reference, startsAt: start, endsAt: end, zone: visitorZone, confirmationUrl: location },
  }
}

async function keepAsLead(
  context: BookingContext,
  request: BookingRequest,
  limit: LimitReason,
): Promise<Done> {
  await keepLead(context, leadOf(request, context.settings.callTitle))
  const contact = request.phone || request.email
  return {
    status: 202,
    limit,
    json: { kept: true, contact },
    page: <KeptDocument context={context} contact={contact} />,
  }
}

/** A refused call as a lead: its answers, and the time that was wanted. */
function leadOf(request: BookingRequest, formName: string): LeadRequest {
  const { startsAt, visitorZone, referenceHash, consents, ...same } = request
  const { marketingTexts, wording } = consents
  return {
    ...same,
    formName,
    area: '',
    callBy: null,
    consents: {
      marketingEmail: false,
      marketingTexts,
      wording: wording.marketingTexts ? { marketingTexts: wording.marketingTexts } : {},
    },
    wanted: { startsAt: startsAt.toString(), visitorZone },
  }
}
