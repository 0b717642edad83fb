import { type ErrorText, type FormError, openFieldErrors } from './form-errors.ts'

/** What differs between the forms. */
export interface FormErrorLabels {
  button: string
  done: 'booked' | 'sent'
  again: string
  forged: string
  notSaved: { title: string; system: string }
  call: (phone: string) => string
}

/** Why a time can’t be booked, or a call moved there. */
export const REFUSED_TITLES = {
  taken: 'That time is no longer open',
  'not-offered': 'We don’t take calls at that time',
}

const ANSWERS = 'Your answers are still here.'

/** Why a form was refused, and what to do next. */
export function formatFormError(error: FormError, labels: FormErrorLabels, phone: string): ErrorText {
  switch (error.kind) {
    case 'fields':
      return fieldsError(openFieldErrors(error).length, labels)
    case 'taken':
    case 'not-offered':
      return {
        title: REFUSED_TITLES[error.kind],
        text: error.nearest.length
          ? `${ANSWERS} Choose one of these times and we’ll book it with them.`
          : `Your answers are still here, but nothing else is open right now. Call ${phone} and we’ll find a time for you.`,
      }
    case 'wrong-zone':
      return {
        title: 'We didn’t recognize that time zone',
        text: 'Times are now shown in our office’s time zone. Check your time and press the button again.',
      }
    case 'expired':
      return {
        title: 'This form expired',
        text: `It was open for more than 4 hours. ${ANSWERS} ${labels.again}`,
      }
    case 'used':
      return {
        title: 'This form was used before',
        text: `It was sent already, so this will be a new one. ${ANSWERS} ${labels.again}`,
      }
    case 'forged':
      return {
        title: 'We couldn’t verify this form',
        text: `${labels.forged} ${ANSWERS} Please press the button again.`,
      }
    case 'automatic':
      return {
        title: 'Please press the button one more time',
        text: `${ANSWERS} This extra step keeps spam out.`,
      }
    case 'too-many':
      return {
        title: 'Too many attempts from your network',
        text: `${ANSWERS} Try again in ${formatWait(error.waitSeconds)}, or call ${phone}.`,
      }
    case 'not-saved':
      return {
        title: labels.notSaved.title,
        text: `${labels.notSaved.system} isn’t responding. ${ANSWERS} Wait a minute and press the button again. ${labels.call(phone)}`,
      }
    case 'offline':
      return {
        title: 'We couldn’t reach our server',
        text: `${ANSWERS} Check your connection and press the button again. ${labels.call(phone)}`,
      }
    case 'unclear':
      return {
        title: 'Something went wrong on our end',
        text: `${ANSWERS} Wait a moment and press the button again. ${labels.call(phone)}`,
      }
  }
}

function fieldsError(open: number, { button, done }: FormErrorLabels): ErrorText {
  return {
    title:
      open === 0
        ? `Thanks, that’s fixed. Press “${button}” below.`
        : `Please fix ${open === 1 ? '1 answer' : `${open} answers`} below`,
    text: `Nothing is ${done} yet. Your other answers are still here.`,
  }
}

function formatWait(seconds: number): string {
  if (seconds <= 1) return 'a second'
  return seconds <= 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
}
