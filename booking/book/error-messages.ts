import type { ErrorText } from '../form/ui/form-errors.ts'
import { type FormErrorWords, formatFormError } from '../form/ui/format-form-error.ts'
import { WORDS } from './labels.ts'
import type { BookingError } from './props.ts'

const FORM_WORDS: FormErrorWords = {
  button: WORDS.book,
  done: 'booked',
  expired: 'Check the time and press the button again.',
  forged: 'Nothing is booked yet.',
  notSaved: { title: 'We couldn’t book your call just now', system: 'Our calendar' },
  call: (phone) => `Your call won’t be booked twice. Or call ${phone}.`,
}

/** Why no booking was made, and what to do next. */
export function formatError(error: BookingError, phone: string): ErrorText {
  switch (error.kind) {
    case 'taken':
    case 'not-offered':
      return {
        title: error.kind === 'taken' ? 'That time is no longer open' : 'We don’t take calls at that time',
        text: error.nearest.length
          ? 'Your answers are still here. Choose one of these times and we’ll book it with them.'
          : `Your answers are still here, but nothing else is open right now. ${WORDS.emptyCall(phone)}`,
      }
    case 'wrong-zone':
      return {
        title: 'We didn’t recognize that time zone',
        text: 'Times are now shown in our office’s time zone. Check your time and press the button again.',
      }
    case 'unclear':
      return {
        title: 'Something went wrong on our end',
        text: `Your answers are still here. Wait a moment and press the button again. ${FORM_WORDS.call(phone)}`,
      }
    default:
      return formatFormError(error, FORM_WORDS, phone)
  }
}
