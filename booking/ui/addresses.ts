/** The desk's own addresses, as the server routes them and as the widget links to them. */

export const BOOKING_PATH = '/desk/booking'
export const SLOTS_PATH = '/desk/slots'
export const LEAD_PATH = '/desk/lead'
export const WEBHOOK_PATH = '/desk/webhook'

/** Where in the widget a link leads. Days are ISO dates in `zone`; `start` is epoch milliseconds. */
export interface BookingPlace {
  zone?: string | undefined
  week?: string | undefined
  day?: string | undefined
  start?: number | undefined
  embed: boolean
  attribution: Record<string, string>
}

/** The instant as it stands in addresses, forms and JSON: ISO 8601 in UTC, to the second. */
export function isoInstant(epochMs: number): string {
  return new Date(epochMs).toISOString().replace('.000Z', 'Z')
}

/** The query of a place in the widget. */
export function bookingQuery(place: BookingPlace): URLSearchParams {
  const query = new URLSearchParams()
  if (place.zone) query.set('zone', place.zone)
  if (place.week) query.set('week', place.week)
  if (place.day) query.set('day', place.day)
  if (place.start !== undefined) query.set('start', isoInstant(place.start))
  if (place.embed) query.set('embed', '1')
  for (const [name, value] of Object.entries(place.attribution)) query.set(name, value)
  return query
}

/** Address of a place in the widget. Works without JavaScript, and is what the browser's history holds. */
export function bookingHref(place: BookingPlace): string {
  const text = bookingQuery(place).toString()
  return text ? `${BOOKING_PATH}?${text}` : BOOKING_PATH
}
