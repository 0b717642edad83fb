import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { exampleSettings } from '../domain/example-settings.ts'
import { exampleBooking } from './example-booking.ts'
import { invitation } from './invitation.ts'
import { InvalidAddress } from './sanitize.ts'

function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('There is no event.')
  return { calendar, component, event: new ICAL.Event(component) }
}

it('invites the visitor in UTC, with a UID of the booking', () => {
  const booking = exampleBooking()
  const { calendar, component, event } = parse(invitation(booking, exampleSettings))
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(event.uid).toBe(`${booking.id}@wellbooked.example`)
  expect(event.sequence).toBe(0)
  expect(event.startDate.toString()).toBe('2026-12-01T15:00:00Z')
  expect(event.endDate.toString()).toBe('2026-12-01T15:30:00Z')
  expect(event.summary).toBe('Free Patient Growth Strategy Call with Wellbooked')
  expect(event.location).toBe(exampleSettings.videoLink)
  expect(event.description).toBe(`Video call: ${exampleSettings.videoLink}\nLength: 30 minutes`)
  expect(event.organizer.toLowerCase()).toBe('mailto:hello@wellbooked.example')
  const [attendee, ...others] = component.getAllProperties('attendee')
  expect(others).toEqual([])
  expect(String(attendee?.getFirstValue()).toLowerCase()).toBe('mailto:zoe@example.com')
  expect(attendee?.getFirstParameter('cn')).toBe('Zoë O’Neil-Example')
})

it('keeps the UID and raises SEQUENCE when the call moves', () => {
  const moved = exampleBooking({ sequence: 3, startsAt: Temporal.Instant.from('2026-12-01T14:00:00Z') })
  const { event } = parse(invitation(moved, exampleSettings))
  expect(event.uid).toBe(`${moved.id}@wellbooked.example`)
  expect(event.sequence).toBe(3)
})

it('contains none of the visitor’s answers', () => {
  expect(invitation(exampleBooking(), exampleSettings)).not.toMatch(
    /PHONE|PRACTICE|SPECIALTY|NOTE|REMINDERS|NEWS/,
  )
})

it('ends lines with CRLF, folds at 75 octets and has no time zone', () => {
  const long = { ...exampleSettings, callTitle: `${'Żółć '.repeat(30)}call` }
  const text = invitation(exampleBooking(), long)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toMatch(/TZID|VTIMEZONE/)
  expect(parse(text).event.summary).toBe(`${long.callTitle} with Wellbooked`)
})

it.each([
  'Eve"\r\nATTENDEE:mailto:victim@example.org',
  'Eve\nBEGIN:VALARM',
  'Eve;PARTSTAT=ACCEPTED:mailto:victim@example.org',
  '<b>Eve</b>',
  'Visit win.example',
])('neutralizes the name %j', (name) => {
  const text = invitation(exampleBooking({ name }), exampleSettings)
  const { component } = parse(text)
  expect(component.getAllProperties('attendee')).toHaveLength(1)
  expect(component.getAllSubcomponents('valarm')).toHaveLength(1)
  expect(text).not.toMatch(/victim|Eve|win\.example/)
})

it('rejects a value with more than one address', () => {
  const email = 'eve@example.com\r\nATTENDEE:mailto:victim@example.org'
  expect(() => invitation(exampleBooking({ email }), exampleSettings)).toThrow(InvalidAddress)
})
