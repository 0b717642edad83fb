/** Addresses of the booking server, for its routes and for the widget's links. */

export const BOOKING_PATH = '/desk/booking'
export const SLOTS_PATH = '/desk/slots'
export const LEAD_PATH = '/desk/lead'
export const RESULT_PATH = '/desk/result'
export const REQUEST_PATH = '/desk/request'
export const WEBHOOK_PATH = '/desk/webhook'

/** Names the clinic whose calendar an address is about; without it, it is the agency's. */
export const CLINIC_PARAMETER = 'clinic'

/** The address of a calendar's page; `clinic` is empty for the agency's. */
export function calendarHref(path: string, clinic: string): string {
  return clinic ? `${path}?${CLINIC_PARAMETER}=${clinic}` : path
}

/** A place in the widget that a link leads to. Days are ISO dates in `zone`; `start` is epoch milliseconds. */
export interface BookingPlace {
  /** The clinic whose calendar it is; empty for the agency's. */
  clinic?: string | undefined
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
  if (place.clinic) query.set(CLINIC_PARAMETER, place.clinic)
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

/** Id of the request form's content. Links name it, so that a frame's page scrolls to it. */
export const REQUEST_ID = 'request'

/** The address of the request form, with the zone and the visit's source of a place in the widget. */
export function requestHref({ zone, embed, attribution }: BookingPlace): string {
  const query = bookingQuery({ zone, embed, attribution }).toString()
  return `${query ? `${REQUEST_PATH}?${query}` : REQUEST_PATH}#${REQUEST_ID}`
}
