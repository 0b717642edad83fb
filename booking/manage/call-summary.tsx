import { textOf } from '../core/answers.ts'
import { SUMMARY_QUESTIONS } from '../core/questions.ts'
import { readAnswers } from '../form/posted-form.ts'
import { documentResponse, seeOther } from '../form/responses.tsx'
import { QuestionFields } from '../form/ui/questions.tsx'
import { recordAction } from '../store/actions.ts'
import { CallPage } from './call-page.tsx'
import { SUMMARY_LABELS as labels } from './labels.ts'
import { sendSummary } from './mutations.ts'
import { mayRecord, type RequestedCall } from './requested-call.ts'

/** The page on which a host writes what the visitor leaves the call with; it is sent once. */
export function showSummary(call: RequestedCall, message?: string): Response {
  const { booking, hrefs, settings } = call
  if (!mayRecord(call)) return seeOther(hrefs.call)
  const { callSummary } = booking
  return documentResponse(
    <CallPage call={call} title={labels.title}>
      {message ? <p className="mb-5 font-semibold text-pencil">{message}</p> : null}
      {callSummary ? (
        <>
          <p className="mb-4 font-semibold">{labels.sent}</p>
          <p className="max-w-text whitespace-pre-line">{callSummary}</p>
        </>
      ) : (
        <form method="post" action={hrefs.summary} className="max-w-wide">
          <p className="mb-5">{labels.lead}</p>
          <QuestionFields
            form={{ questions: SUMMARY_QUESTIONS, consents: [] }}
            consentsLegend=""
            brand={settings.agency.name}
            texts={false}
            typed={{ breakEven: [textOf(booking, 'callNotes')] }}
            error={null}
          />
          <button type="submit" className="cta mt-5 min-h-13 cursor-pointer px-6 py-3 font-semibold">
            {labels.send}
          </button>
        </form>
      )}
    </CallPage>,
    message ? 422 : 200,
  )
}

/** Stores the summary and sends it to the visitor. A second post finds it sent. */
export async function postSummary(call: RequestedCall, form: URLSearchParams): Promise<Response> {
  if (!mayRecord(call)) return seeOther(call.hrefs.call)
  const answers = readAnswers(SUMMARY_QUESTIONS, form)
  if (answers.length < SUMMARY_QUESTIONS.length) return showSummary(call, labels.missing)
  const summary = answers.map(({ title, text }) => `${title}\n${text}`).join('\n\n')
  const { store, now, wake } = call.context
  if (await sendSummary(store, call.booking.id, summary, now())) {
    await recordAction(call.context, call.person, 'Summary sent', call.booking.id)
    wake()
  }
  return seeOther(call.hrefs.summary)
}
