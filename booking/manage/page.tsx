import { callHrefs, DAY_PATH, dayHref, daySecretIn } from '../core/addresses.ts'
import { mayChange, OUTCOME_LABELS, OUTCOMES, type Outcome } from '../core/booking.ts'
import { singleValue } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { documentResponse, seeOther } from '../form/responses.tsx'
import { TallLink } from '../form/ui/links.tsx'
import { calendarFile } from '../messages/channels/invitation.ts'
import { recordAction } from '../store/actions.ts'
import { CallDocument } from './call-document.tsx'
import { ActionForm, CallPage, OutcomeButtons } from './call-page.tsx'
import { callPageLabels, HOST_LABELS } from './labels.ts'
import { isToCome, recordOutcome } from './mutations.ts'
import { mayRecord, type RequestedCall, whenOf } from './requested-call.ts'

/** The page of a call in its present state. */
export function callResponse(call: RequestedCall, status = 200): Response {
  return documentResponse(<CallDocument call={call} />, status)
}

/** The page that asks before it cancels. A call that can't be canceled any more shows its own page. */
export function showCancel(call: RequestedCall): Response {
  const { hrefs, state, by } = call
  if (!mayChange(state, by)) return callResponse(call)
  const labels = callPageLabels(by).cancel
  return documentResponse(
    <CallPage call={call} title={labels.title}>
      <p className="max-w-text border-l-4 border-evergreen bg-white p-4 text-lead font-semibold">
        {whenOf(call)}
      </p>
      <p className="my-5 max-w-text">{labels.text}</p>
      <ActionForm action={hrefs.cancel} text={labels.cancel} />
      <p className="mt-5 flex flex-wrap gap-x-6">
        {state === 'ahead' && <TallLink href={hrefs.move}>{labels.move}</TallLink>}
        <TallLink href={hrefs.call}>{labels.keep}</TallLink>
      </p>
    </CallPage>,
  )
}

/** The calendar file. A call that is not to come shows its own page. */
export function sendCalendarFile(call: RequestedCall): Response {
  if (!isToCome(call.state)) return callResponse(call, 410)
  const { booking, settings, secret, by: recipient } = call
  const urls = callHrefs(secret, settings.agency.origin)
  return new Response(calendarFile(booking, settings, { method: 'PUBLISH', recipient, urls }), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': 'attachment; filename="strategy-call.ics"',
    },
  })
}

/** Asks the agency what became of a call. Visitors, and a call that has not begun, get the call's page. */
export function showOutcome(call: RequestedCall, query: URLSearchParams): Response {
  if (!mayRecord(call)) return callResponse(call)
  const { secret } = call
  const asked = readOutcome(query)
  return documentResponse(
    <CallPage call={call} title={titleOf(call.booking.outcome, asked)}>
      <p className="mb-5 max-w-text border-l-4 border-evergreen bg-white p-4 text-lead font-semibold">
        {whenOf(call)}
      </p>
      <OutcomeButtons secret={secret} recorded={call.booking.outcome} asked={asked} />
      {call.booking.outcome === null && <p className="mt-4 max-w-text text-soft">{HOST_LABELS.noShow}</p>}
    </CallPage>,
  )
}

/** Records a call's outcome. Leads to the day's page, or to the outcome page if the link is not from the day's page. */
export async function postOutcome(call: RequestedCall, form: URLSearchParams): Promise<Response> {
  if (!mayRecord(call)) return callResponse(call, 409)
  const outcome = readOutcome(form)
  if (!outcome) throw new HttpError({ kind: 'wrong-query', parameter: 'is' })
  const { store, settings, now, wake } = call.context
  const { id } = call.booking
  if (
    call.booking.outcome !== outcome &&
    (await recordOutcome(store, id, outcome, { settings, now: now() }))
  ) {
    await recordAction(call.context, call.person, `Marked “${OUTCOME_LABELS[outcome]}”`, id)
    wake()
  }
  const daySecret = daySecretIn(call.secret)
  return seeOther(daySecret ? `${dayHref(DAY_PATH, daySecret)}&done=${id}` : call.hrefs.outcome)
}

function titleOf(recorded: Outcome | null, asked: Outcome | undefined): string {
  if (asked && asked !== recorded) return HOST_LABELS.asked(OUTCOME_LABELS[asked])
  return recorded ? HOST_LABELS.recorded(OUTCOME_LABELS[recorded]) : HOST_LABELS.outcome
}

function readOutcome(values: URLSearchParams): Outcome | undefined {
  const value = singleValue(values, 'is')
  return OUTCOMES.find((outcome) => outcome === value)
}
