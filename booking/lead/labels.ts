import { formatBusinessDays } from '../core/format-time.ts'
import type { FormErrorLabels } from '../form/ui/format-form-error.ts'

export const LEAD_LABELS = {
  sending: 'Sending…',
  consents: 'More from us (optional)',
  startAgain: 'Open a blank form',
}

/** What the form is for: the guide, unless it is an area or a call back. */
export interface LeadPurpose {
  guideTitle: string
  /** What the visitor waits for, like `Ketamine, 75024`. */
  area?: string | undefined
  /** The business days within which the visitor is called back. */
  callBackDays?: number | undefined
}

/** The words for what the form is for. */
export function leadLabels({ guideTitle, area, callBackDays }: LeadPurpose) {
  if (callBackDays) {
    const promise = `We’ll call you back within ${formatBusinessDays(callBackDays)}`
    return {
      kicker: '',
      title: 'Leave your number and we’ll call you back',
      lead: `${promise}. Nothing else comes of it. Please don’t include patient information.`,
      send: 'Call me back',
      doneTitle: promise,
      doneText: 'Thank you. We have your number.',
      doneLink: 'Back to the site',
    }
  }
  if (area)
    return {
      kicker: '',
      title: `Tell me if this area opens: ${area}`,
      lead: 'We’ll email you if our client there leaves. Nothing else comes of it.',
      send: 'Tell me if it opens',
      doneTitle: 'Thank you. You’re on the list.',
      doneText: 'We’ll email you if the area opens.',
      doneLink: 'Back to the site',
    }
  return {
    kicker: `${guideTitle}, free PDF`,
    title: 'Tell us who it’s for',
    lead: 'You can download it right away. Please don’t include patient information.',
    send: 'Get the guide',
    doneTitle: 'Thank you. Your guide is ready.',
    doneText: 'It’s a PDF, and it’s yours to keep.',
    doneLink: 'Go to the download',
  }
}

/** What errors say, whatever the form is for; the form itself names its button. */
export const LEAD_ERROR_LABELS: FormErrorLabels = {
  button: 'Send',
  done: 'sent',
  again: 'Please press the button again.',
  forged: 'Nothing has been sent yet.',
  notSaved: { title: 'We couldn’t save your answers just now', system: 'Our system' },
  call: (phone) => `Or call ${phone}.`,
}
