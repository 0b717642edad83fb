import { type BookingQuery, readQuery } from '../book/query.ts'
import { freeHosts } from '../calendar/connected/free-hosts.ts'
import { nearestOf } from '../calendar/local-days.ts'
import { openTimes, startsOf } from '../calendar/open-times.ts'
import { bookedRange, isOffered, wasOffered } from '../calendar/slots.ts'
import { CALL_PATH, callHref } from '../core/addresses.ts'
import { mayChange } from '../core/booking.ts'
import { rulesOf } from '../core/call-hosts.ts'
import { canonicalZone } from '../core/format-time.ts'
import type { BookingContext } from '../form/context.ts'
import { readInstant, singleValue } from '../form/posted-form.ts'
import { REASONS } from '../form/reasons.ts'
import { documentResponse, seeOther } from '../form/responses.tsx'
import { MoveDocument, type MoveView } from './move-document.tsx'
import { moveBooking } from './mutations.ts'
import { callResponse } from './page.tsx'
import { type RequestedCall, requestedCall } from './requested-call.ts'

type Refusal = NonNullable<MoveView['refused']>['kind']

/** Shows the open times for a call, or a chosen one with the button that moves. */
export async function showMove(context: BookingContext, request: Request): Promise<Response> {
  const call = await requestedCall(context, request)
  if (!mayChange(call.state, call.by)) return callResponse(call)
  const query = readQuery(new URL(request.url).searchParams)
  const { start } = query
  if (!start || start.equals(call.booking.startsAt)) return movePage(call, query)
  const open = await openTimes(context, choiceOf(call))
  if (open.some(({ startsAt }) => startsAt.equals(start))) return movePage(call, query, { start })
  return movePage(call, query, { refused: refusalOf(call, start), wanted: start })
}

/** Moves a call. A second post finds it at its new time and leads to the same page. */
export async function postMove(
  context: BookingContext,
  request: Request,
  form: URLSearchParams,
): Promise<Response> {
  const call = await requestedCall(context, request)
  const { booking, secret, by } = call
  const { settings, store, log } = context
  if (!mayChange(call.state, by)) return callResponse(call, 410)
  const next = callHref(by === 'agency' ? CALL_PATH : settings.confirmationPath, secret)
  const zone = canonicalZone(singleValue(form, 'zone') ?? '') ?? undefined
  const wanted = readInstant(singleValue(form, 'start'))
  if (!wanted) return movePage(call, { zone }, { refused: 'not-offered', wanted: context.now() })
  if (wanted.equals(booking.startsAt)) return seeOther(next)
  if (!isOffered(rulesOf(settings, call.host), context.now(), wanted))
    return movePage(call, { zone }, { refused: refusalOf(call, wanted), wanted })
  const [free] = await freeHosts(context, [call.host], bookedRange(settings.rules, wanted))
  if (!free) return movePage(call, { zone }, { refused: 'taken', wanted })
  const change = { settings, now: context.now(), by, tellVisitor: true }
  const outcome = await moveBooking(store, booking.id, wanted, change, free.calendarCheck)
  if (outcome.kind === 'over') return callResponse(await requestedCall(context, request), 410)
  if (outcome.kind === 'taken') return movePage(call, { zone }, { refused: 'taken', wanted })
  if (outcome.kind === 'moved') {
    log.info({ booking: booking.id }, `Call moved by the ${by}.`)
    context.wake()
  }
  return seeOther(next)
}

function refusalOf({ context: { settings, now }, host }: RequestedCall, start: Temporal.Instant): Refusal {
  return wasOffered(rulesOf(settings, host), now(), start) ? 'taken' : 'not-offered'
}

/** The times to which a call can be moved: those of its host. */
function choiceOf({ booking, host }: RequestedCall) {
  return { hosts: [host], except: booking.id }
}

interface Choice {
  /** An open time. */
  start?: Temporal.Instant
  refused?: Refusal
  /** The time that was refused. */
  wanted?: Temporal.Instant
}

async function movePage(
  call: RequestedCall,
  { zone, week }: Pick<BookingQuery, 'zone' | 'week'>,
  { start, refused, wanted }: Choice = {},
): Promise<Response> {
  const { booking, context } = call
  if (refused) context.log.info({ refused, form: 'move', booking: booking.id }, REASONS[refused].log)
  const present = booking.startsAt.epochMilliseconds
  const starts = startsOf(await openTimes(context, choiceOf(call))).filter((start) => start !== present)
  const move: MoveView = {
    call,
    present,
    zone: zone ?? call.zone,
    isZoneAsked: zone !== undefined,
    week: week ?? null,
    now: context.now().epochMilliseconds,
    starts,
    chosen: start?.epochMilliseconds ?? null,
    refused: refused
      ? { kind: refused, nearest: nearestOf(starts, wanted?.epochMilliseconds ?? present) }
      : null,
  }
  return documentResponse(<MoveDocument {...move} />, refused ? REASONS[refused].status : 200)
}
