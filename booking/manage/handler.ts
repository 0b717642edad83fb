import type { Hono } from 'hono'
import type { Client } from '../../platform/client-address.ts'
import {
  CALL_PATH,
  CANCEL_PATH,
  callHref,
  INVITATION_PATH,
  MOVE_PATH,
  OUTCOME_PATH,
  PREPARE_PATH,
  SUMMARY_PATH,
} from '../core/addresses.ts'
import { type Answer, cleanAnswer } from '../core/answers.ts'
import { mayChange } from '../core/booking.ts'
import { choicesOf, maxOf, type Question, titleOf } from '../core/questions.ts'
import { printableLines } from '../core/sanitize.ts'
import type { BookingContext } from '../form/context.ts'
import { readForm } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { seeOther } from '../form/responses.tsx'
import { postSummary, showSummary } from './call-summary.tsx'
import { postMove, showMove } from './move-call.tsx'
import { cancelBooking, confirmAttendance, isToCome, prepareCall } from './mutations.ts'
import { callResponse, postOutcome, sendCalendarFile, showCall, showCancel, showOutcome } from './page.tsx'
import { requestedCall } from './requested-call.ts'

type Show = (context: BookingContext, request: Request) => Promise<Response>
type Act = (context: BookingContext, request: Request, form: URLSearchParams) => Promise<Response>

/** Adds the pages of one call. GET and HEAD only show; POST acts. */
export function addCallRoutes(app: Hono<{ Bindings: Client }>, context: BookingContext): void {
  const routes: [path: string, show: Show, act: Act | null][] = [
    [CALL_PATH, showCall, postAttendance],
    [MOVE_PATH, showMove, postMove],
    [CANCEL_PATH, showCancel, postCancel],
    [PREPARE_PATH, showPreparation, postPreparation],
    [OUTCOME_PATH, showOutcome, postOutcome],
    [SUMMARY_PATH, showSummary, postSummary],
    [INVITATION_PATH, sendCalendarFile, null],
  ]
  for (const [path, show, act] of routes) {
    app.get(path, (c) => show(context, c.req.raw))
    if (act) app.post(path, async (c) => act(context, c.req.raw, await readForm(c.req.raw)))
    app.all(path, () => {
      throw new HttpError({ kind: 'wrong-method', allow: act ? 'GET, HEAD, POST' : 'GET, HEAD' })
    })
  }
}

/** "Confirm you're coming". Only a link from the visitor's own email shows that the address is theirs. */
async function postAttendance(context: BookingContext, request: Request): Promise<Response> {
  const call = await requestedCall(context, request)
  if (isToCome(call.state) && call.via !== 'visitor') return callResponse(call, 409)
  const { store, settings, log, now } = context
  if (!(await confirmAttendance(store, call.booking.id, settings, now())))
    return callResponse(await requestedCall(context, request), 410)
  if (!call.booking.attendingAt) log.info({ booking: call.booking.id }, 'Call confirmed by the visitor.')
  return seeOther(call.hrefs.call)
}

/** A second post finds the call canceled and says so. */
async function postCancel(context: BookingContext, request: Request): Promise<Response> {
  const call = await requestedCall(context, request)
  const { by } = call
  if (call.state !== 'canceled' && !mayChange(call.state, by)) return callResponse(call, 410)
  const { store, settings, log, now } = context
  if (await cancelBooking(store, call.booking.id, { settings, now: now(), by, tellVisitor: true })) {
    log.info({ booking: call.booking.id }, `Call canceled by the ${by}.`)
    context.wake()
  }
  return seeOther(call.hrefs.call)
}

/** The confirmation page, which has the form and says whether the answers are there. */
async function showPreparation(context: BookingContext, request: Request): Promise<Response> {
  const { secret } = await requestedCall(context, request)
  return seeOther(`${callHref(context.settings.confirmationPath, secret)}#prepare`)
}

/** Stores the answers that prepare a call. A second sending changes nothing, and the page says that they are there. */
async function postPreparation(
  context: BookingContext,
  request: Request,
  form: URLSearchParams,
): Promise<Response> {
  const { booking, state } = await requestedCall(context, request)
  const answers = readAnswers(context.settings.questions.preparation, form)
  if (
    answers.length > 0 &&
    isToCome(state) &&
    (await prepareCall(context.store, booking.id, answers, context.now()))
  ) {
    context.log.info({ booking: booking.id }, 'The visitor sent answers before the call.')
    context.wake()
  }
  return showPreparation(context, request)
}

/** The answers that were given, without what can't be typed or chosen. @throws HttpError `too-large`: browsers stop at the longest answer */
function readAnswers(questions: readonly Question[], form: URLSearchParams): Answer[] {
  return questions.flatMap((question) => {
    const { name, kind } = question
    const choices = choicesOf(question)
    const values = form.getAll(name).filter((value) => !choices || choices.includes(value))
    const given = kind === 'several choices' ? new Set(values) : values.slice(0, 1)
    const text = printableLines([...given].map(cleanAnswer).join(', '))
    if (!choices && text.length > maxOf(question)) throw new HttpError({ kind: 'too-large' })
    return text ? [{ name, title: titleOf(question), text }] : []
  })
}
