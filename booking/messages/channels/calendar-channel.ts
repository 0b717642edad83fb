import type { CalendarEntry } from '../../calendar/connected/connected-calendar.ts'
import type { Connection } from '../../calendar/connected/connections.ts'
import { openCalendar } from '../../calendar/connected/open-calendar.ts'
import type { Booking } from '../../core/booking.ts'
import { BOOKING_FORM, fieldsOf } from '../../core/fields.ts'
import { oneLine, shortLine } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { bookingById } from '../../store/bookings.ts'
import type { Store } from '../../store/store.ts'
import { callFacts, callUrls } from '../emails/call-facts.ts'
import { createCallLink } from '../secret-links.ts'
import { eventCore } from './invitation.ts'

/**
 * Writes a call into its host's calendar, or removes a canceled one. Repeats it if the call has changed meanwhile: of two
 * concurrent writes, the older one may arrive last. @throws CalendarFailed
 */
export async function writeToCalendar(
  { store, settings }: { store: Store; settings: BookingSettings },
  connection: Connection,
  booking: Booking,
  now: Temporal.Instant,
  signal: AbortSignal,
): Promise<void> {
  const calendar = openCalendar(store, settings, connection)
  let written = booking
  for (;;) {
    if (written.status === 'cancelled') await calendar.remove(written.id, signal)
    else {
      const secret = await createCallLink(store, written.id, now, 'agency')
      await calendar.write(calendarEntry(written, settings, secret), signal)
    }
    const latest = await bookingById(store, booking.id)
    if (!latest || (latest.sequence === written.sequence && latest.status === written.status)) return
    written = latest
  }
}

/** The visitor's facts and the link to the call's page; without the note, because calendars are shared. */
function calendarEntry(booking: Booking, settings: BookingSettings, secret: string): CalendarEntry {
  const { id, sequence, startsAt, endsAt, createdAt, movedAt } = booking
  const { room } = callFacts(booking, settings)
  return {
    ...{ id, sequence, startsAt, endsAt },
    uid: eventCore(booking, settings).id,
    title: shortLine(`${booking.name}, ${booking.practice}`, 80),
    description: [
      settings.callTitle,
      ...fieldsOf(BOOKING_FORM)
        .filter(([name]) => name !== 'note' && booking[name])
        .map(([name, { title }]) => `${title}: ${booking[name]}`),
      `Video call: ${room}`,
      `Move or cancel: ${callUrls(settings, secret).call}`,
    ]
      .map(oneLine)
      .join('\n'),
    location: room,
    changedAt: movedAt ?? createdAt,
  }
}
