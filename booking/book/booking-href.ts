import { BOOKING_PATH, isoInstant } from '../core/addresses.ts'

/** A place in the widget. `week` and `day` are ISO dates in `zone`; `start` is epoch milliseconds. */
export interface BookingPlace {
  zone?: string | undefined
  week?: string | undefined
  day?: string | undefined
  start?: number | undefined
  embed?: boolean
  attribution?: Record<string, string>
}

export function bookingQuery(place: BookingPlace): URLSearchParams {
  const query = new URLSearchParams()
  if (place.zone) query.set('zone', place.zone)
  if (place.week) query.set('week', place.week)
  if (place.day) query.set('day', place.day)
  if (place.start !== undefined) query.set('start', isoInstant(place.start))
  if (place.embed) query.set('embed', '1')
  for (const [name, value] of Object.entries(place.attribution ?? {})) query.set(name, value)
  return query
}

/** The address of a place in the widget; works without JavaScript. */
export function bookingHref(place: BookingPlace): string {
  const text = bookingQuery(place).toString()
  return text ? `${BOOKING_PATH}?${text}` : BOOKING_PATH
}
