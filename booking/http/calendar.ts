import { isCallPath } from '../domain/call-addresses.ts'
import { AGENCY_HOST, settingsOfHost } from '../domain/hosts.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { BOOKING_PATH, CLINIC_PARAMETER, SLOTS_PATH } from '../ui/addresses.ts'
import type { BookingContext } from './context.ts'
import { HttpError } from './errors.ts'

/**
 * The context of the calendar that an address names: a clinic's with `?clinic=<slug>`, else the agency's own.
 * @throws HttpError `unknown-clinic`
 */
export function calendarOf(context: BookingContext, request: Request): BookingContext {
  const settings = settingsNamed(context.settings, request)
  if (!settings) throw new HttpError({ kind: 'unknown-clinic' })
  return { ...context, settings }
}

/**
 * In whose name a request is answered that went wrong; null when it names a clinic without a calendar here. The pages of
 * one call take everything else from the booking: an error may come before it is read, or because it cannot be.
 */
export function settingsNamed(settings: BookingSettings, request: Request): BookingSettings | null {
  const { pathname, searchParams } = new URL(request.url)
  const isOfCalendar = pathname === BOOKING_PATH || pathname === SLOTS_PATH || isCallPath(pathname)
  const [clinic = '', repeated] = isOfCalendar ? searchParams.getAll(CLINIC_PARAMETER) : []
  // A plain form submits unset fields as empty.
  if (clinic === '' && repeated === undefined) return settings
  return repeated === undefined && clinic !== AGENCY_HOST ? settingsOfHost(settings, clinic) : null
}

/**
 * The context of a booking's calendar.
 * @throws HttpError `clinic-gone` when its clinic has no calendar here any more
 */
export function calendarOfHost(context: BookingContext, host: string): BookingContext {
  const settings = settingsOfHost(context.settings, host)
  if (!settings) throw new HttpError({ kind: 'clinic-gone' })
  return { ...context, settings }
}
