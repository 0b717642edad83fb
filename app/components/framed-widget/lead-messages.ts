import { readWidgetMessage, type WidgetSignal } from './widget-messages.ts'

/** The form was sent. */
export interface LeadSignal {
  kind: 'lead'
}

/**
 * Reads one message of an embedded lead form: the desk's own or GoHighLevel/LeadConnector's, which says
 * `msgsndr-form-submit`, alone or at the head of a list. Heights are the widgets'; a booking is none of its business.
 * The caller must have checked the message's source and origin.
 */
export function readLeadMessage(message: unknown): LeadSignal | WidgetSignal | null {
  const name = Array.isArray(message) ? message[0] : message
  if (name === 'msgsndr-form-submit' || isDeskLead(message)) return { kind: 'lead' }
  const signal = readWidgetMessage(message)
  return signal?.kind === 'booked' ? null : signal
}

function isDeskLead(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'desk:lead' &&
    'v' in message &&
    message.v === 1
  )
}
