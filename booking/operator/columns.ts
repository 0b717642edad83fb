import { formatAttribution } from '../core/attribution/format-attribution.ts'
import type { Booking } from '../core/booking.ts'
import { hostOf } from '../core/call-hosts.ts'
import type { BookingSettings } from '../core/settings.ts'
import type { Column } from '../lists/table.ts'

/** `Mon, Nov 23, 2026, 10:00 AM EST` */
export function when(instant: Temporal.Instant, zone: string): string {
  const text = instant.toLocaleString('en-US', {
    timeZone: zone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return text.replaceAll('\u202f', ' ')
}

/** The beginning of an id or hash, as commands accept it. */
export function shortId(id: string): string {
  return id.slice(0, 8)
}

/** A call in lists and after a change. */
export function callColumns(settings: BookingSettings): Column<Booking>[] {
  const zone = settings.rules.officeZone
  return [
    ['When', ({ startsAt }) => when(startsAt, zone)],
    ...(settings.people.length > 1
      ? [['With', (call) => hostOf(settings, call).name || call.host] satisfies Column<Booking>]
      : []),
    ['Name', ({ name }) => name],
    ['Practice', ({ practice }) => practice],
    ['Specialty', ({ specialty }) => specialty],
    ['Email', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Source', ({ attribution }) => formatAttribution(attribution)],
    ['Id', ({ id }) => shortId(id)],
    ['Status', ({ status }) => (status === 'confirmed' ? 'booked' : status)],
  ]
}
