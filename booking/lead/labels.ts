import type { FormErrorLabels } from '../form/ui/format-form-error.ts'

export const LEAD_LABELS = {
  title: 'Tell us who it’s for',
  kicker: (guide: string) => `${guide}, free PDF`,
  lead: 'You can download it right away. Please don’t include patient information.',
  consents: 'More from us (optional)',
  send: 'Get the guide',
  sending: 'Sending…',
  doneTitle: 'Thank you. Your guide is ready.',
  doneText: 'It’s a PDF, and it’s yours to keep.',
  doneLink: 'Go to the download',
  waitTitle: (area: string) => `Tell me if this area opens: ${area}`,
  waitLead: 'We’ll email you if our client there leaves. Nothing else comes of it.',
  waitSend: 'Tell me if it opens',
  waitDoneTitle: 'Thank you. You’re on the list.',
  waitDoneText: 'We’ll email you if the area opens.',
  waitDoneLink: 'Back to the site',
  startAgain: 'Open a blank form',
  call: (phone: string) => `Or call ${phone} and we’ll send you the guide.`,
}

export const LEAD_ERROR_LABELS: FormErrorLabels = {
  button: LEAD_LABELS.send,
  done: 'sent',
  again: 'Please press the button again.',
  forged: 'Nothing has been sent yet.',
  notSaved: { title: 'We couldn’t send your guide just now', system: 'Our system' },
  call: LEAD_LABELS.call,
}
