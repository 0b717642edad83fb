/** Addresses of the booking server, for its routes and for the widget's links. */

export const BOOKING_PATH = '/desk/booking'
export const SLOTS_PATH = '/desk/slots'
export const LEAD_PATH = '/desk/lead'
export const WEBHOOK_PATH = '/desk/webhook'

/** A place in the widget that a link leads to. Days are ISO dates in `zone`; `start` is epoch milliseconds. */
export interface BookingPlace {
  zone?: string | undefined
  week?: string | undefined
  day?: string | undefined
  start?: number | undefined
  embed: boolean
  /** Text for the note, carried to the details step; the visitor sees and can change it there. */
  note?: string | undefined
  attribution: Record<string, string>
}

/** An instant as written in addresses, forms and JSON: ISO 8601 in UTC, to the second. */
export function isoInstant(epochMs: number): string {
  return new Date(epochMs).toISOString().replace('.000Z', 'Z')
}

/** The query parameters of a place in the widget. */
export function bookingQuery(place: BookingPlace): URLSearchParams {
  const query = new URLSearchParams()
  if (place.zone) query.set('zone', place.zone)
  if (place.week) query.set('week', place.week)
  if (place.day) query.set('day', place.day)
  if (place.start !== undefined) query.set('start', isoInstant(place.start))
  if (place.embed) query.set('embed', '1')
  if (place.note) query.set('note', place.note)
  for (const [name, value] of Object.entries(place.attribution)) query.set(name, value)
  return query
}

/** The address of a place in the widget; works without JavaScript. */
export function bookingHref(place: BookingPlace): string {
  const text = bookingQuery(place).toString()
  return text ? `${BOOKING_PATH}?${text}` : BOOKING_PATH
}

/** What the script hydrates, by the component that belongs there. Shared by the documents and the script. */
export const ROOT_IDS = { booking: 'booking-root', lead: 'lead-root' } as const
/** The element that carries the server's props as JSON. */
export const PROPS_ID = 'desk-props'
