import { callHref, DAY_PATH, dayHref, daySecretIn, OUTCOME_PATH } from '../core/addresses.ts'
import { OUTCOME_WORDS, OUTCOMES, type Outcome } from '../core/booking.ts'
import type { BookingContext } from '../form/context.ts'
import { singleValue } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { documentResponse, seeOther } from '../form/responses.tsx'
import { CallPage, OutcomeButtons } from './call-page.tsx'
import { STAFF_WORDS } from './labels.ts'
import { hasOutcome, recordOutcome } from './mutations.ts'
import { callResponse } from './page.tsx'
import { type RequestedCall, requestedCall, whenOf } from './requested-call.ts'

/** Asks the staff what became of a call. Visitors, and a call that has not begun, get the call's page. */
export async function showOutcome(context: BookingContext, request: Request): Promise<Response> {
  const call = await requestedCall(context, request)
  if (!mayRecord(call)) return callResponse(call)
  const { secret } = call
  const asked = readOutcome(new URL(request.url).searchParams)
  return documentResponse(
    <CallPage call={call} title={titleOf(call.booking.outcome, asked)}>
      <p className="mb-5 max-w-[40rem] border-l-4 border-evergreen bg-white p-4 text-lead font-semibold">
        {whenOf(call)}
      </p>
      <OutcomeButtons secret={secret} recorded={call.booking.outcome} asked={asked} />
      {call.booking.outcome === null && <p className="mt-4 max-w-[40rem] text-soft">{STAFF_WORDS.noShow}</p>}
    </CallPage>,
  )
}

/** Records it. The day's page says so, or without a day link the call's page. */
export async function postOutcome(
  context: BookingContext,
  request: Request,
  form: URLSearchParams,
): Promise<Response> {
  const call = await requestedCall(context, request)
  if (!mayRecord(call)) return callResponse(call, 409)
  const outcome = readOutcome(form)
  if (!outcome) throw new HttpError({ kind: 'wrong-query', parameter: 'is' })
  const { store, settings, log, now } = context
  const { id } = call.booking
  if (await recordOutcome(store, id, outcome, { settings, now: now() })) {
    log.info({ booking: id, outcome }, 'What became of a call was recorded.')
    context.wake()
  }
  const daySecret = daySecretIn(call.secret)
  return seeOther(
    daySecret ? `${dayHref(DAY_PATH, daySecret)}&done=${id}` : callHref(OUTCOME_PATH, call.secret),
  )
}

function titleOf(recorded: Outcome | null, asked: Outcome | undefined): string {
  if (asked && asked !== recorded) return STAFF_WORDS.asked(OUTCOME_WORDS[asked])
  return recorded ? STAFF_WORDS.recorded(OUTCOME_WORDS[recorded]) : STAFF_WORDS.outcome
}

function mayRecord({ by, booking, context }: RequestedCall): boolean {
  return by === 'agency' && hasOutcome(booking, context.now())
}

function readOutcome(values: URLSearchParams): Outcome | undefined {
  const value = singleValue(values, 'is')
  return OUTCOMES.find((outcome) => outcome === value)
}
