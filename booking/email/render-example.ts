import type { Booking } from '../domain/booking.ts'
import { exampleSettings } from '../domain/example-settings.ts'
import type { BookingEmailKind } from '../domain/messages.ts'
import { exampleBooking } from './example-booking.ts'
import { renderBookingEmail } from './render-booking.ts'

const SECRET = 'AbCdEfGhIjKlMnOpQr-_12'
export const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
export const options = { links: { secret: SECRET }, copy: 0, now }
/** With a service that sends texts. */
export const textSettings = {
  ...exampleSettings,
  texts: { url: 'https://texts.example', from: '+12125550142' },
}

/** What a call is like when each kind is sent. */
export const STATES: Record<BookingEmailKind, Partial<Booking>> = {
  confirmation: {},
  moved: { sequence: 1, movedAt: now },
  cancelled: { sequence: 1, status: 'cancelled', cancelledAt: now, cancelledBy: 'visitor' },
  'day-reminder': {},
  'hour-reminder': {},
  'agency-copy': {},
  'agency-moved': { sequence: 1, movedAt: now },
  'agency-cancelled': { sequence: 1, status: 'cancelled', cancelledAt: now, cancelledBy: 'visitor' },
}

/** The e-mail of a kind about the example's call. */
export const render = (kind: BookingEmailKind, changes: Partial<Booking> = {}, settings = exampleSettings) =>
  renderBookingEmail(kind, exampleBooking({ ...STATES[kind], ...changes }), settings, options)

export const unfold = (text: string) => text.replace(/\s+/g, ' ')
/** The words of the HTML, and its addresses as a browser reads them. */
export const seen = (html: string) =>
  html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

/** The address of a page of the call, with the secret of its link. */
export const page = (path: string) => `${exampleSettings.agency.origin}${path}?booking=${SECRET}`
