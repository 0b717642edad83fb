import type { CalendarEntry } from '../calendar/connected/connected-calendar.ts'
import { type Connection, calendarOf } from '../calendar/connected/connections.ts'
import { openCalendar, saveAccess } from '../calendar/connected/open-calendar.ts'
import { callHrefs } from '../core/addresses.ts'
import { textOf } from '../core/answers.ts'
import type { Booking } from '../core/booking.ts'
import { callHosts, roomOf } from '../core/call-hosts.ts'
import { toE164 } from '../core/contact/phone-number.ts'
import type { TextKind } from '../core/message-kinds.ts'
import { titleOf } from '../core/questions.ts'
import { oneLine, shortLine } from '../core/sanitize.ts'
import type { BookingSettings } from '../core/settings.ts'
import { BY_EMAIL } from '../core/staff.ts'
import { bookingById, leadById } from '../store/bookings.ts'
import { hasOptedOut } from '../store/opt-outs.ts'
import type { Store } from '../store/store.ts'
import { eventOf, postEvent, sendText } from './channels/http-channels.ts'
import { eventCore } from './channels/invitation.ts'
import type { Sender } from './channels/senders.ts'
import { renderText } from './channels/text-message.ts'
import { isForAgency, renderBookingEmail } from './emails/render-booking.ts'
import { renderLeadEmail } from './emails/render-lead.ts'
import type { BookingMessage, LeadMessage, PendingMessage } from './outbox-claims.ts'
import { createCallLink, createDayLink } from './secret-links.ts'
import { Dropped } from './wanted.ts'

export interface Outlets {
  store: Store
  settings: BookingSettings
  sender: Sender
}

/** Sends a composed message once; rejects when it was not accepted. */
export type Send = (signal: AbortSignal) => Promise<unknown>

/** Composes a message about a booking for its channel. @throws {Dropped} when it is not to be sent */
export async function composeForBooking(
  outlets: Outlets,
  message: BookingMessage,
  booking: Booking,
  now: Temporal.Instant,
): Promise<Send> {
  const { store, settings, sender } = outlets
  switch (message.channel) {
    case 'email': {
      const { kind } = message
      const secret = await createCallLink(store, booking.id, now, isForAgency(kind) ? 'agency' : 'visitor')
      const options = { secret, copy: message.copy, now }
      const email = await renderBookingEmail(kind, booking, settings, options)
      return (signal) => sender.send(message.id, email, signal)
    }
    case 'text':
      return await composeText(outlets, message, booking, now)
    case 'webhook':
      return composeEvent(settings, message, { booking })
    case 'calendar': {
      const calendar = await calendarOf(store.db, booking.host)
      if (!calendar) throw new Dropped('no calendar is connected any more')
      return (signal) => writeToCalendar(outlets, calendar, booking, now, signal)
    }
  }
}

/** Composes a message about a lead. @throws {Dropped} when it is not to be sent */
export async function composeForLead(
  { store, settings, sender }: Outlets,
  message: LeadMessage,
): Promise<Send> {
  const lead = await leadById(store, message.leadId)
  if (!lead) throw new Dropped('the lead was deleted')
  if (message.channel === 'webhook') return composeEvent(settings, message, { lead })
  const [host] = callHosts(settings)
  const day = lead.callBy && host && (await createDayLink(store, host.id, message.createdAt, BY_EMAIL))
  const email = await renderLeadEmail(message.kind, lead, settings, day)
  return (signal) => sender.send(message.id, email, signal)
}

async function composeText(
  { store, settings }: Outlets,
  { id, kind }: { id: string; kind: TextKind },
  booking: Booking,
  now: Temporal.Instant,
): Promise<Send> {
  const { texts } = settings
  if (!texts) throw new Dropped('no service for texts is set any more')
  const to = toE164(booking.phone)
  if (!to) throw new Dropped('texts can’t be sent to this phone number')
  if (await hasOptedOut(store, to)) throw new Dropped('the number answered STOP')
  const secret = await createCallLink(store, booking.id, now, 'text')
  const body = renderText(kind, booking, settings, secret)
  return (signal) => sendText(texts, id, { to, body }, signal)
}

function composeEvent(
  { events }: BookingSettings,
  message: PendingMessage & { channel: 'webhook' },
  about: Parameters<typeof eventOf>[2],
): Send {
  if (!events) throw new Dropped('no events webhook is set any more')
  const event = eventOf(message, message.createdAt, about)
  return (signal) => postEvent(events, event, signal)
}

/**
 * Writes a call into its host's calendar, or removes a canceled one. Repeats it if the call has changed meanwhile: of two
 * concurrent writes, the older one may arrive last. @throws CalendarFailed
 */
async function writeToCalendar(
  { store, settings }: { store: Store; settings: BookingSettings },
  connection: Connection,
  booking: Booking,
  now: Temporal.Instant,
  signal: AbortSignal,
): Promise<void> {
  const save = (access: string) => saveAccess(store, connection.id, access)
  const calendar = openCalendar(store.secret, settings, connection, save)
  let written = booking
  for (;;) {
    if (written.status === 'canceled') await calendar.remove(written.id, signal)
    else {
      const secret = await createCallLink(store, written.id, now, 'agency')
      await calendar.write(calendarEntry(written, settings, secret), signal)
    }
    const latest = await bookingById(store, booking.id)
    if (!latest || (latest.sequence === written.sequence && latest.status === written.status)) return
    written = latest
  }
}

/** The visitor's facts and the link to the call's page; of the owner's questions those marked for it, because calendars are shared. */
function calendarEntry(booking: Booking, settings: BookingSettings, secret: string): CalendarEntry {
  const { id, sequence, startsAt, endsAt, createdAt, movedAt } = booking
  const room = roomOf(settings, booking)
  const shown = settings.questions.booking.filter(({ calendar }) => calendar)
  const answers = shown.map((question) => [titleOf(question), textOf(booking, question.name)])
  const contact = [
    ['Name', booking.name],
    ['Email', booking.email],
    ['Specialty', booking.specialty],
  ]
  return {
    id,
    sequence,
    startsAt,
    endsAt,
    uid: eventCore(booking, settings).id,
    title: shortLine([booking.name, booking.practice].filter(Boolean).join(', '), 80),
    description: [
      settings.callTitle,
      ...[...contact, ...answers].filter(([, text]) => text).map(([title, text]) => `${title}: ${text}`),
      `Video call: ${room}`,
      `Move or cancel: ${callHrefs(secret, settings.agency.origin).call}`,
    ]
      .map(oneLine)
      .join('\n'),
    location: room,
    changedAt: movedAt ?? createdAt,
  }
}
