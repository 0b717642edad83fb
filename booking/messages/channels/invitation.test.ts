import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { exampleBooking } from '../../../tests/fixtures/examples/example-booking.ts'
import { exampleSettings } from '../../../tests/fixtures/examples/example-settings.ts'
import { render, urls } from '../../../tests/fixtures/render-example.ts'
import { BOOKING_AGENCY_EMAILS, BOOKING_EMAILS } from '../../core/message-kinds.ts'
import { type CalendarMethod, calendarFile } from './invitation.ts'

const invitation = (booking = exampleBooking(), settings = exampleSettings) =>
  calendarFile(booking, settings, { method: 'REQUEST', recipient: 'visitor', urls })

function parse(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('There is no event.')
  return { calendar, component, event: new ICAL.Event(component) }
}

it('invites the visitor in UTC, with a UID of the booking', () => {
  const booking = exampleBooking()
  const { component, event } = parse(invitation(booking))
  expect(event.startDate.toString()).toBe('2026-12-01T15:00:00Z')
  expect(event.endDate.toString()).toBe('2026-12-01T15:30:00Z')
  expect(event.summary).toBe(`${exampleSettings.callTitle} with ${exampleSettings.agency.name}`)
  expect(event.location).toBe(exampleSettings.videoLink)
  expect(event.organizer.toLowerCase()).toBe(`mailto:${exampleSettings.agency.email}`)
  const [attendee] = component.getAllProperties('attendee')
  expect(String(attendee?.getFirstValue()).toLowerCase()).toBe(`mailto:${booking.email}`)
  expect(attendee?.getFirstParameter('cn')).toBe(booking.name)
})

it.each(['REQUEST', 'PUBLISH'] as const)('a %s tells how to join, move and cancel', (method) => {
  const file = calendarFile(exampleBooking(), exampleSettings, { method, recipient: 'visitor', urls })
  expect(parse(file).event.description.split('\n')).toEqual([
    `Join the video call: ${exampleSettings.videoLink}`,
    'Length: 30 minutes',
    `Move the call: ${urls.move}`,
    `Cancel the call: ${urls.cancel}`,
  ])
})

it('ends lines with CRLF, folds at 75 octets, has no time zone, and its alarm last', () => {
  const long = { ...exampleSettings, callTitle: `${'Żółć '.repeat(30)}call` }
  const text = invitation(exampleBooking(), long)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(text).not.toMatch(/TZID|VTIMEZONE/)
  expect(text).toContain('TRIGGER:-PT1H\r\n')
  expect(text).toMatch(/END:VALARM\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n$/)
  expect(parse(text).event.summary).toBe(`${long.callTitle} with Wellbooked`)
})

it.each([
  'Eve"\r\nATTENDEE:mailto:victim@example.org',
  'Eve\nBEGIN:VALARM',
  'Eve;PARTSTAT=ACCEPTED:mailto:victim@example.org',
  '<b>Eve</b>',
  'Visit win.example',
])('neutralizes the name %j', (name) => {
  const text = invitation(exampleBooking({ name }))
  const { component } = parse(text)
  expect(component.getAllProperties('attendee')).toHaveLength(1)
  expect(component.getAllSubcomponents('valarm')).toHaveLength(1)
  expect(text).not.toMatch(/victim|Eve|win\.example/)
})

describe.each<[CalendarMethod, 'visitor' | 'agency']>([
  ['REQUEST', 'visitor'],
  ['PUBLISH', 'visitor'],
  ['CANCEL', 'visitor'],
  ['PUBLISH', 'agency'],
  ['CANCEL', 'agency'],
])('%s to the %s', (method, recipient) => {
  const canceledAt = Temporal.Instant.from('2026-11-24T12:00:00Z')
  const movedAt = Temporal.Instant.from('2026-11-22T12:00:00Z')
  const booking = exampleBooking({ sequence: 2, movedAt, ...(method === 'CANCEL' ? { canceledAt } : {}) })
  const text = calendarFile(booking, exampleSettings, { method, recipient, urls })
  const { calendar, component, event } = parse(text)

  it('is what RFC 5546 asks of the method', () => {
    expect(calendar.getFirstPropertyValue('method')).toBe(method)
    expect(component.getFirstPropertyValue('status')).toBe(method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED')
    expect(component.getAllProperties('organizer')).toHaveLength(1)
    // A cancellation has no links that would be refused.
    expect(text.includes('Move the call')).toBe(method !== 'CANCEL')
    // PUBLISH has no attendees; the agency is the organizer and answers nobody.
    const invited = recipient === 'visitor' && method !== 'PUBLISH'
    expect(component.getAllProperties('attendee')).toHaveLength(invited ? 1 : 0)
    expect(component.getFirstProperty('attendee')?.getFirstParameter('rsvp')).toBe(
      invited ? (method === 'REQUEST' ? 'TRUE' : 'FALSE') : undefined,
    )
  })

  it('has the UID of the call, its revision, and the time of that revision', () => {
    expect(event.uid).toBe(`${booking.id}@wellbooked.example`)
    expect(event.sequence).toBe(2)
    expect(String(component.getFirstPropertyValue('dtstamp'))).toBe(
      method === 'CANCEL' ? '2026-11-24T12:00:00Z' : '2026-11-22T12:00:00Z',
    )
  })
})

it('titles the agency’s entry with name and practice, in one bounded line', () => {
  const title = (changes = {}) =>
    parse(
      calendarFile(exampleBooking(changes), exampleSettings, {
        method: 'PUBLISH',
        recipient: 'agency',
        urls,
      }),
    ).event.summary
  expect(title({ name: 'Dana Reed', practice: 'Lakeside Wellness' })).toBe(
    'Call: Dana Reed, Lakeside Wellness',
  )
  const odd = title({ name: 'Eve\r\nBEGIN:VALARM\u202e', practice: 'P'.repeat(200) })
  expect(odd).toMatch(/^Call: Eve BEGIN:VALARM, P+…$/)
  expect(odd.length).toBeLessThanOrEqual(90)
})

it('the emails that change a calendar carry it with the same method; the others carry none', async () => {
  const methods: Record<string, string | undefined> = {}
  for (const kind of [...BOOKING_EMAILS, ...BOOKING_AGENCY_EMAILS]) {
    const { icalEvent } = await render(kind)
    methods[kind] = icalEvent?.method
    if (icalEvent) expect(icalEvent.content).toContain(`METHOD:${icalEvent.method}\r\n`)
  }
  expect(methods).toEqual({
    confirmation: 'REQUEST',
    moved: 'REQUEST',
    canceled: 'CANCEL',
    'agency-copy': 'PUBLISH',
    'agency-moved': 'PUBLISH',
    'agency-canceled': 'CANCEL',
  })
})
