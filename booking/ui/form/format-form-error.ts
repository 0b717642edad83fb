import { formatRateError } from '../error-messages.ts'
import { fieldsText, fieldsTitle } from './fields-title.ts'
import { type ErrorText, type FormError, openFieldErrors } from './form-errors.ts'

/** What differs between the forms that are sent once. */
export interface FormErrorWords {
  /** The text of the form's button. */
  button: string
  /** Title for when the database does not answer. */
  notSaved: string
  /** What to call about, with the phone number. */
  call: (phone: string) => string
}

/** Why a form was not sent, and what to do next. */
export function formatFormError(error: FormError, words: FormErrorWords, phone: string): ErrorText {
  switch (error.kind) {
    case 'fields': {
      const open = openFieldErrors(error).length
      return { title: fieldsTitle(open), text: fieldsText(open, 'sent', words.button) }
    }
    case 'expired':
      return {
        title: 'This form expired',
        text: 'It was open for more than 4 hours. Your answers are still here. Please press the button again.',
      }
    case 'forged':
      return {
        title: 'We couldn’t verify this form',
        text: 'Nothing has been sent yet. Your answers are still here. Please press the button again.',
      }
    case 'automatic':
    case 'too-many':
    case 'daily':
      return formatRateError(error, phone)
    case 'not-saved':
      return {
        title: words.notSaved,
        text: `Our system isn’t responding. Your answers are still here. Wait a minute and press the button again. ${words.call(phone)}`,
      }
    case 'offline':
      return {
        title: 'We couldn’t reach our server',
        text: `Your answers are still here. Check your connection and press the button again. ${words.call(phone)}`,
      }
  }
}
