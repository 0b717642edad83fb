import { expect, it } from 'vitest'
import { exampleBooking } from '../../tests/fixtures/examples/example-booking.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import type { Booking } from '../core/booking.ts'
import type { BookingSettings } from '../core/settings.ts'
import { type CallNews, messagesAfter } from './schedule.ts'

const TEXTS = { ...exampleSettings, texts: { url: 'https://sms.example', from: '+18655550100' } }
const messagesOf = (news: CallNews, booking: Booking, settings: BookingSettings, now: Temporal.Instant) =>
  messagesAfter(news, booking, settings, now, { hasCalendar: false, tellVisitor: true })
const zoned = (text: string) => Temporal.ZonedDateTime.from(text)

/** A call at this local time, whose visitor agreed to texts, booked long before it. */
function scheduled(start: string, settings: BookingSettings = TEXTS, hoursBefore = 500) {
  const startsAt = zoned(start).toInstant()
  const booking = exampleBooking({
    startsAt,
    endsAt: startsAt.add({ minutes: 30 }),
    visitorZone: zoned(start).timeZoneId,
  })
  const messages = messagesOf('booked', booking, settings, startsAt.subtract({ hours: hoursBefore }))
  const local = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(booking.visitorZone).toPlainDateTime().toString()
  return Object.fromEntries(messages.map(({ kind, dueAt }) => [kind, local(dueAt)]))
}

it.each([
  ['clocks go forward', '2027-03-14T10:00[America/New_York]', '2027-03-13T09:00:00'],
  ['clocks go back', '2027-11-07T10:00[America/New_York]', '2027-11-06T11:00:00'],
])('reminders come 24 elapsed hours before when %s', (_night, start, due) => {
  expect(scheduled(start)['day-reminder']).toBe(due)
})

it('reminders leave out what is past when the call is booked', () => {
  expect(Object.keys(scheduled('2026-12-01T10:00[America/New_York]', exampleSettings, 24))).toEqual([
    'confirmation',
    'agency-copy',
    'hour-reminder',
    'agency-outcome',
  ])
  expect(Object.keys(scheduled('2026-12-01T10:00[America/New_York]', exampleSettings, 1))).toEqual([
    'confirmation',
    'agency-copy',
    'agency-outcome',
  ])
})

it('reminders go by text only to those who agreed, and only where texts can be sent', () => {
  const booking = exampleBooking()
  const refused = { ...booking, consents: { reminderTexts: false, marketingTexts: false, wording: {} } }
  const kinds = (of: typeof booking, settings: BookingSettings) =>
    messagesOf('booked', of, settings, of.createdAt).map(({ kind }) => kind)
  expect(kinds(booking, TEXTS)).toContain('hour-text')
  expect(kinds(booking, exampleSettings)).not.toContain('hour-text')
  expect(kinds(refused, TEXTS)).not.toContain('day-text')
})

it('reminders wait for the morning when a text of the day before would come at night', () => {
  expect(scheduled('2026-12-01T06:00[America/Los_Angeles]')).toMatchObject({
    'day-reminder': '2026-11-30T06:00:00',
    'day-text': '2026-11-30T08:00:00',
    'hour-text': '2026-12-01T05:00:00',
  })
  expect(scheduled('2026-12-01T22:00[Asia/Tokyo]')['day-text']).toBe('2026-12-01T08:00:00')
  expect(scheduled('2026-12-01T01:00[Asia/Tokyo]')['day-text']).toBe('2026-11-30T08:00:00')
})

it.each([
  ['2026-12-01T07:59', '2026-11-30T08:00:00'],
  ['2026-12-01T08:01', '2026-11-30T08:01:00'],
  ['2026-12-01T20:59', '2026-11-30T20:59:00'],
  ['2026-12-01T21:00', '2026-12-01T08:00:00'],
])('texts of the day before go out from 8:00 AM until 9:00 PM: for a call at %s', (start, due) => {
  expect(scheduled(`${start}[America/Los_Angeles]`)['day-text']).toBe(due)
})

it('reminders end to be useful before the call: the first an hour before the second', () => {
  const booking = exampleBooking()
  const useful = messagesOf('moved', booking, TEXTS, booking.createdAt)
    .filter(({ usefulUntil }) => usefulUntil)
    .map(({ kind, usefulUntil }) => [kind, usefulUntil?.until(booking.startsAt).total('minutes')])
  expect(Object.fromEntries(useful)).toEqual({
    'day-reminder': 120,
    'day-text': 120,
    'hour-reminder': 5,
    'hour-text': 5,
    // A week after its end.
    'agency-outcome': -(30 + 7 * 24 * 60),
  })
})

it('leaves out a text that would wait until it is useless', () => {
  const early = { ...TEXTS, reminderHours: { day: 12, hour: 1 } }
  const textFor = (start: string) => scheduled(`2026-12-01T${start}[America/New_York]`, early)['day-text']
  expect([textFor('10:00'), textFor('10:01')]).toEqual([undefined, '2026-12-01T08:00:00'])
})

it('tells the agency of every change, and the visitor unless asked not to', () => {
  const booking = exampleBooking()
  const now = booking.createdAt
  const all = { ...exampleSettings, events: { url: 'https://crm.example' } }
  const kinds = (messages: { kind: string }[]) => messages.map(({ kind }) => kind)
  const loud = { hasCalendar: true, tellVisitor: true }
  const quiet = { hasCalendar: false, tellVisitor: false }
  expect(kinds(messagesAfter('canceled', booking, all, now, loud))).toEqual([
    ...['canceled', 'agency-canceled', 'webhook-canceled', 'calendar'],
  ])
  expect(kinds(messagesAfter('canceled', booking, exampleSettings, now, quiet))).toEqual(['agency-canceled'])
  expect(kinds(messagesAfter('moved', booking, exampleSettings, now, quiet))).toEqual([
    ...['agency-moved', 'day-reminder', 'hour-reminder', 'agency-outcome'],
  ])
})
