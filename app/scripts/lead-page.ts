import { leaveConverted } from './conversion.ts'
import { type LeadSignal, readLeadMessage } from './lead-messages.ts'
import { listenToFrame } from './widget-frame.ts'

/** Moves on to the download once the framed form says that it was sent. */
listenToFrame<LeadSignal>(readLeadMessage, () => {
  const next = document.querySelector<HTMLElement>('[data-after-form]')?.dataset.afterForm
  if (next) void leaveConverted('generate_lead', '', next)
})
