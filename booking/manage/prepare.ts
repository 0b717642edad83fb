import { callHref } from '../core/addresses.ts'
import { cleanAnswer } from '../core/answer-rules.ts'
import type { PreparationAnswers } from '../core/booking.ts'
import { fieldsOf, PREPARATION_FORM } from '../core/fields.ts'
import { oneLine, printableLines } from '../core/sanitize.ts'
import type { BookingContext } from '../form/context.ts'
import { singleValue } from '../form/posted-form.ts'
import { HttpError } from '../form/reasons.ts'
import { seeOther } from '../form/responses.tsx'
import { isToCome, prepareCall } from './mutations.ts'
import { requestedCall } from './requested-call.ts'

/** The confirmation page, which has the form and says whether the answers are there. */
export async function showPreparation(context: BookingContext, request: Request): Promise<Response> {
  const { secret } = await requestedCall(context, request)
  return seeOther(`${callHref(context.settings.confirmationPath, secret)}#prepare`)
}

/** Stores the answers that prepare a call. A second sending changes nothing, and the page says that they are there. */
export async function postPreparation(
  context: BookingContext,
  request: Request,
  form: URLSearchParams,
): Promise<Response> {
  const { booking, state } = await requestedCall(context, request)
  const answers = readAnswers(form)
  const hasAnswers = Object.values(answers).some((answer) => answer !== '')
  if (
    hasAnswers &&
    isToCome(state) &&
    (await prepareCall(context.store, booking.id, answers, context.now()))
  ) {
    context.log.info({ booking: booking.id }, 'The visitor sent answers before the call.')
    context.wake()
  }
  return showPreparation(context, request)
}

/** Without characters that can't be typed. @throws HttpError `too-large`: browsers stop at the longest answer */
function readAnswers(form: URLSearchParams): PreparationAnswers {
  const answers = fieldsOf(PREPARATION_FORM).map(
    ([
      name,
      {
        lines,
        length: [, max],
      },
    ]) => {
      const answer = (lines ? printableLines : oneLine)(cleanAnswer(singleValue(form, name) ?? ''))
      if (answer.length > max) throw new HttpError({ kind: 'too-large' })
      return [name, answer]
    },
  )
  return Object.fromEntries(answers)
}
