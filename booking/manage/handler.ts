import type { Hono } from 'hono'
import { CALL_PATH } from '../core/addresses.ts'
import { mayChange } from '../core/booking.ts'
import type { BookingContext, BookingEnv } from '../form/context.ts'
import { readAnswers, readForm, singleValue } from '../form/posted-form.ts'
import { seeOther } from '../form/responses.tsx'
import { enqueueAgain } from '../messages/outbox.ts'
import { recordAction } from '../store/actions.ts'
import { postSummary, showSummary } from './call-summary.tsx'
import { postMove, showMove } from './move-call.tsx'
import { cancelBooking, confirmAttendance, isToCome, prepareCall } from './mutations.ts'
import { callResponse, postOutcome, sendCalendarFile, showCancel, showOutcome } from './page.tsx'
import { type RequestedCall, requestedCall } from './requested-call.ts'

/** Answers a request by its query, or by the form that was posted. */
type Answer = (call: RequestedCall, typed: URLSearchParams) => Response | Promise<Response>

/** Adds the pages of one call. GET and HEAD only show; POST acts. */
export function addCallRoutes(app: Hono<BookingEnv>, context: BookingContext): void {
  const callIn = (query: URLSearchParams) => requestedCall(context, singleValue(query, 'booking') ?? '')
  const routes: [page: string, show: Answer, act: Answer | null][] = [
    ['', (call) => callResponse(call), postAttendance],
    ['/move', showMove, postMove],
    ['/cancel', showCancel, postCancel],
    ['/prepare', showPreparation, postPreparation],
    ['/resend', ({ hrefs }) => seeOther(hrefs.call), postResend],
    ['/outcome', showOutcome, postOutcome],
    ['/summary', (call) => showSummary(call), postSummary],
    ['/invitation.ics', sendCalendarFile, null],
  ]
  for (const [page, show, act] of routes) {
    app.get(CALL_PATH + page, async (c) => {
      const query = new URL(c.req.url).searchParams
      return show(await callIn(query), query)
    })
    if (!act) continue
    app.post(CALL_PATH + page, async (c) => {
      const form = await readForm(c.req.raw)
      return act(await callIn(new URL(c.req.url).searchParams), form)
    })
  }
}

/** "Confirm you're coming". Only a link from the visitor's own email shows that the address is theirs. */
async function postAttendance(call: RequestedCall): Promise<Response> {
  if (isToCome(call.state) && call.via !== 'visitor') return callResponse(call, 409)
  const { store, settings, log, now } = call.context
  if (!(await confirmAttendance(store, call.booking.id, settings, now())))
    return callResponse(await requestedCall(call.context, call.secret), 410)
  if (!call.booking.attendingAt) log.info({ booking: call.booking.id }, 'Call confirmed by the visitor.')
  return seeOther(call.hrefs.call)
}

/** A second post finds the call canceled and says so. */
async function postCancel(call: RequestedCall): Promise<Response> {
  const { by } = call
  if (call.state !== 'canceled' && !mayChange(call.state, by)) return callResponse(call, 410)
  const { store, settings, now, wake } = call.context
  if (await cancelBooking(store, call.booking.id, { settings, now: now(), by, tellVisitor: true })) {
    await recordAction(call.context, call.person, 'Canceled', call.booking.id)
    wake()
  }
  return seeOther(call.hrefs.call)
}

/** Sends the call's emails again, to the visitor and to the agency. */
async function postResend(call: RequestedCall): Promise<Response> {
  const { booking, context } = call
  if (call.by !== 'agency' || !mayChange(call.state, call.by)) return callResponse(call, 409)
  await enqueueAgain(context.store, booking, context.now())
  await recordAction(context, call.person, 'Confirmation sent again', booking.id)
  context.wake()
  return seeOther(call.hrefs.call)
}

/** The confirmation page, which has the form and says whether the answers are there. */
function showPreparation({ hrefs }: RequestedCall): Response {
  return seeOther(`${hrefs.confirmation}#prepare`)
}

/** Stores the answers that prepare a call. A second sending changes nothing, and the page says that they are there. */
async function postPreparation(call: RequestedCall, form: URLSearchParams): Promise<Response> {
  const { id } = call.booking
  const { store, settings, log, now, wake } = call.context
  const answers = readAnswers(settings.questions.preparation, form)
  if (answers.length > 0 && isToCome(call.state) && (await prepareCall(store, id, answers, now()))) {
    log.info({ booking: id }, 'The visitor sent answers before the call.')
    wake()
  }
  return showPreparation(call)
}
