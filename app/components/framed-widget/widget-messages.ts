/** Choosing a time, or giving the details. */
export type WidgetStep = 'time' | 'details'

/** What a booking widget can tell the page around it, whichever provider it comes from. */
export type WidgetSignal =
  /** `takesTouches`: the built-in widget, the only one that accepts the attribution. */
  | { kind: 'ready'; takesTouches?: true }
  /** The content's height now, in CSS pixels. */
  | { kind: 'height'; px: number }
  /** A height the content will not go below, in CSS pixels. */
  | { kind: 'least-height'; px: number }
  /** The step that the visitor is at. */
  | { kind: 'step'; step: WidgetStep }
  /** A booking was made. The desk adds the reference by which the confirmation page finds it. */
  | { kind: 'booked'; reference?: string }
  /** The form was sent. */
  | { kind: 'lead' }

/** Hosts whose widgets post messages as soon as they are there. HubSpot's, Cal.com's and others may say nothing before a booking. */
const TALKATIVE = ['api.leadconnectorhq.com', 'calendly.com']

/** Whether silence means that a widget has failed: this site's own, by its path, and those of providers that always speak. */
export const reportsItself = (address: string): boolean =>
  address.startsWith('/') || TALKATIVE.includes(new URL(address).host)

/**
 * Reads one message of an embedded widget: the desk's own, GoHighLevel/LeadConnector's, Calendly's, HubSpot's or Cal.com's,
 * as their pages sent them in public captures of 2024-2026. Returns null for everything else, including requests for
 * contact data or for a change of the page's address, so that they get no answer.
 * The caller must have checked the message's source and origin.
 */
export function readWidgetMessage(message: unknown): WidgetSignal | null {
  if (typeof message === 'string') return readResizer(message)
  if (Array.isArray(message)) return readLeadConnector(message)
  if (typeof message === 'object' && message !== null) return readNamed(message as Record<string, unknown>)
  return null
}

/**
 * Reads one message of an embedded lead form: the desk's own or GoHighLevel/LeadConnector's, which says
 * `msgsndr-form-submit`, alone or at the head of a list. Heights are read as for a widget; bookings are ignored.
 * The caller must have checked the message's source and origin.
 */
export function readLeadMessage(message: unknown): WidgetSignal | null {
  const name = Array.isArray(message) ? message[0] : message
  const isDesk = field(message, 'type') === 'desk:lead' && field(message, 'v') === 1
  if (name === 'msgsndr-form-submit' || isDesk) return { kind: 'lead' }
  const signal = readWidgetMessage(message)
  return signal?.kind === 'booked' ? null : signal
}

/** iframe-resizer 4: `[iFrameResizerChild]Ready`, `[iFrameSizer]id:height:width:event`. */
function readResizer(message: string): WidgetSignal | null {
  if (message.startsWith('[iFrameResizerChild]')) return { kind: 'ready' }
  const parts = /^\[iFrameSizer\][^:]*:(\d{1,6}(?:\.\d+)?):/.exec(message)
  return parts ? height('height', Number(parts[1])) : null
}

function readLeadConnector([name, detail]: unknown[]): WidgetSignal | null {
  if (name === 'msgsndr-booking-complete') return { kind: 'booked' }
  if (name === 'highlevel.setHeight') return height('least-height', Number(field(detail, 'height')))
  return null
}

function readNamed(message: Record<string, unknown>): WidgetSignal | null {
  switch (message.type ?? message.event) {
    case 'desk:ready':
      return { kind: 'ready', takesTouches: true }
    case 'desk:height':
      return height('height', Number(message.px))
    case 'desk:step':
      return { kind: 'step', step: message.step === 'details' ? 'details' : 'time' }
    case 'desk:booked':
      return typeof message.reference === 'string'
        ? { kind: 'booked', reference: message.reference }
        : { kind: 'booked' }
    case 'calendly.event_type_viewed':
    case 'calendly.date_and_time_selected':
      return { kind: 'ready' }
    case 'calendly.page_height':
      return height('height', Number.parseFloat(String(field(message.payload, 'height'))))
    case 'calendly.event_scheduled':
      return { kind: 'booked' }
  }
  if (message.meetingBookSucceeded === true) return { kind: 'booked' } // HubSpot
  // Cal.com names the message in `type` too, with its detail in `data`.
  if (message.originator !== 'CAL') return null
  if (message.type === '__dimensionChanged') {
    return height('height', Number(field(message.data, 'iframeHeight')))
  }
  return message.type === 'bookingSuccessfulV2' ? { kind: 'booked' } : null
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
}

/** Rounds up, so that half a pixel never causes a scrollbar. Returns null for an invalid height. */
function height(kind: 'height' | 'least-height', px: number): WidgetSignal | null {
  return Number.isFinite(px) && px > 0 ? { kind, px: Math.ceil(px) } : null
}
