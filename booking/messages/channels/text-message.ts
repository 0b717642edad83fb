import { callHrefs } from '../../core/addresses.ts'
import type { Booking } from '../../core/booking.ts'
import { roomOf } from '../../core/call-hosts.ts'
import { formatShortWhen } from '../../core/format-time.ts'
import type { TextKind } from '../../core/message-kinds.ts'
import type { BookingSettings } from '../../core/settings.ts'

const MAX_TEXT = 320
const MAX_NAME = 40

/** A reminder of at most 320 characters of the GSM alphabet (three parts of 153). A video link that is too long is replaced by the call's page. */
export function renderText(
  kind: TextKind,
  booking: Booking,
  settings: BookingSettings,
  secret: string,
): string {
  const { agency } = settings
  const shortWhen = formatShortWhen(booking.startsAt.epochMilliseconds, booking.visitorZone)
  const name = basicLatin(agency.name).slice(0, MAX_NAME).trim() || 'Reminder'
  const verb = kind === 'hour-text' ? 'starts' : 'is on'
  const opening = basicLatin(`${name}: your call ${verb} ${shortWhen}.`)
  const { call } = callHrefs(secret, settings.agency.origin)
  const change = `Move or cancel: ${call}`
  const join = `Join: ${new URL(roomOf(settings, booking)).href}`
  const ready = 'Please have your prices, capacity and marketing costs ready.'
  const short = `Join, move or cancel: ${call}`
  const bodies = [[ready, join, change], [join, change], [ready, short], [short]]
  const texts = bodies.map((body) => toText([opening, ...body]))
  return texts.find((text) => text.length <= MAX_TEXT) ?? toText([opening])
}

function toText(sentences: string[]): string {
  return [...sentences.map(basicLatin), 'Reply STOP to opt out.'].join(' ')
}

/** Reduces a text to the letters that ASCII and the GSM alphabet share. */
function basicLatin(text: string): string {
  return text
    .replace(/[‘’`]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}
