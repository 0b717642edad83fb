import type { CallHrefs } from '../../core/addresses.ts'
import { type Booking, callState, mayChange } from '../../core/booking.ts'
import { formatHost, hostOf, roomOf } from '../../core/call-hosts.ts'
import { BOOKING_CONSENTS } from '../../core/consents.ts'
import { formatDate, formatShortWhen, formatTime, formatWhen } from '../../core/format-time.ts'
import { oneLine, shortLine } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import { callEvent, googleCalendarLink, outlookCalendarLink } from '../channels/invitation.ts'
import { remindersAhead } from '../schedule.ts'
import { answerFacts, consentFacts, sourceFacts } from './agency-facts.ts'
import { calledName } from './greeting.ts'
import type { ValuesOf } from './letter-names.ts'

interface Call {
  booking: Booking
  settings: BookingSettings
  urls: CallHrefs
  /** Decides which reminders are still ahead, and what can still be changed. */
  now: Temporal.Instant
}

/** A name that is true or not: any word, or none. */
const yes = (fact: unknown) => (fact ? 'yes' : '')

/** What both letters about a call say. */
function callValues({ booking, settings, urls }: Omit<Call, 'now'>) {
  const { visitorZone, canceledBy } = booking
  const { officeZone } = settings.rules
  const at = booking.startsAt.epochMilliseconds
  const dayIn = (zone: string) => `${formatDate(at, zone)} at ${formatTime(at, zone)}`
  return {
    when: formatWhen(at, visitorZone),
    /** Empty when the local time is the same in both zones. */
    officeWhen: dayIn(visitorZone) === dayIn(officeZone) ? '' : formatWhen(at, officeZone),
    /** `Tuesday, December 1 at 10:00 AM` */
    day: dayIn(visitorZone),
    weekday: formatDate(at, visitorZone).split(',')[0] ?? '',
    time: formatTime(at, visitorZone),
    minutes: String(booking.startsAt.until(booking.endsAt).total('minutes')),
    room: roomOf(settings, booking),
    byVisitor: yes(canceledBy === 'visitor'),
    moveLink: urls.move,
    cancelLink: urls.cancel,
  }
}

/** What a letter to the visitor says: none of their answers but the name, because anyone can enter any address. */
export function visitorCallValues(call: Call): ValuesOf<'confirmation'> {
  const { booking, settings, urls, now } = call
  const values = callValues(call)
  const host = hostOf(settings, booking)
  const event = callEvent(booking, settings, urls)
  return {
    ...values,
    ...visitorValues(booking, settings, host),
    /** As it reads after `your` or `a`: `30-minute call with Ana Ruiz at Wellbooked`. */
    call: `${values.minutes}-minute call with ${host.name ? `${host.name} at ` : ''}${settings.agency.name}`,
    callLink: urls.call,
    googleLink: googleCalendarLink(event),
    outlookLink: outlookCalendarLink(event),
    fileLink: urls.invitation,
    open: yes(mayChange(callState(booking, settings.rules, now), 'visitor')),
    attending: yes(booking.attendingAt),
    ...remindersOf(call),
    summary: booking.callSummary.split('\n\n').map((part) => ({ lines: part.split('\n') })),
  }
}

/** Whom a letter greets, and who signs it: without a host the agency. */
export function visitorValues(
  { name, email }: { name: string; email: string },
  { agency }: BookingSettings,
  { name: signer, role } = { name: '', role: '' },
) {
  const signerRole = signer && `${role.charAt(0).toUpperCase()}${role.slice(1)}, ${agency.name}`
  return { name: calledName(name) ?? '', email, signer: signer || agency.name, signerRole }
}

/** Which reminders will come, by the rules that queue them; empty when none will. */
function remindersOf({ booking, settings, now }: Call) {
  const kinds = remindersAhead(booking, settings, now).map(({ kind }) => kind)
  const { day, hour } = settings.reminderHours
  const times = [
    ...(kinds.includes('day-reminder') ? [day] : []),
    ...(kinds.includes('hour-reminder') ? [hour] : []),
  ].map((hours) => `${hours} ${hours === 1 ? 'hour' : 'hours'}`)
  return {
    reminders:
      times.length > 0 ? `${times.length > 1 ? 'reminders' : 'a reminder'} ${times.join(' and ')}` : '',
    texts: yes(times.length > 0 && kinds.some((kind) => kind === 'day-text' || kind === 'hour-text')),
  }
}

/** What a letter to the agency says: all answers, and the evidence of consent. `again`: sent again by hand. */
export function agencyCallValues(call: Omit<Call, 'now'>, again: boolean): ValuesOf<'agency-copy'> {
  const { booking, settings, urls } = call
  const { when, officeWhen, ...values } = callValues(call)
  const { officeZone } = settings.rules
  const inOffice = (instant: Temporal.Instant | null) =>
    instant ? formatWhen(instant.epochMilliseconds, officeZone) : ''
  const agreedAt = inOffice(booking.createdAt)
  const { consents } = booking
  // Consent given before texts were switched off is still evidence.
  const hasTexts = Boolean(settings.texts || consents.reminderTexts || consents.marketingTexts)
  const agreed = consentFacts(BOOKING_CONSENTS, consents, hasTexts, agreedAt)
  const known = [booking.specialty, booking.phone].filter(Boolean)
  return {
    ...values,
    again: yes(again),
    who: [booking.name, booking.practice]
      .map((typed) => shortLine(typed, 40))
      .filter(Boolean)
      .join(', '),
    name: shortLine(booking.name, 60),
    about: shortLine(known.join(', '), 140),
    practice: oneLine(booking.practice),
    phone: oneLine(booking.phone),
    when: officeWhen || when,
    shortWhen: formatShortWhen(booking.startsAt.epochMilliseconds, officeZone),
    visitorWhen: officeWhen && when,
    callTitle: settings.callTitle,
    host: formatHost(hostOf(settings, booking)),
    unchecked: yes(booking.calendarCheck === 'unchecked'),
    attendingSince: inOffice(booking.attendingAt),
    outcomeLink: urls.outcome,
    answers: [{ facts: answerFacts(booking) }],
    consents: agreed.length > 0 ? [{ facts: agreed }] : [],
    record: [
      {
        facts: [
          ...sourceFacts(booking.attribution, 'Source before booking'),
          { name: 'Booked on', text: agreedAt },
          { name: 'Booking ID', text: booking.id },
        ],
      },
    ],
  }
}
