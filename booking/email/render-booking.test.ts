import { describe, expect, it } from 'vitest'
import type { Booking } from '../domain/booking.ts'
import { googleCalendarLink, outlookCalendarLink } from '../domain/calendar-links.ts'
import { callEvent } from '../domain/call-event.ts'
import { exampleSettings } from '../domain/example-settings.ts'
import { BOOKING_AGENCY_EMAILS, BOOKING_EMAILS, type BookingEmailKind } from '../domain/messages.ts'
import { exampleBooking } from './example-booking.ts'
import { renderBookingEmail } from './render-booking.ts'
import { InvalidAddress } from './sanitize.ts'

const SECRET = 'AbCdEfGhIjKlMnOpQr-_12'
const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const options = { links: { secret: SECRET }, copy: 0, now }
const textSettings = { ...exampleSettings, texts: { url: 'https://texts.example', from: '+12125550142' } }

/** What a call is like when each kind is sent. */
const STATES: Record<BookingEmailKind, Partial<Booking>> = {
  confirmation: {},
  hold: { heldUntil: now.add({ minutes: 15 }) },
  moved: { sequence: 1, movedAt: now },
  cancelled: { sequence: 1, status: 'cancelled', cancelledAt: now, cancelledBy: 'visitor' },
  'day-reminder': {},
  'hour-reminder': {},
  'agency-copy': {},
  'agency-moved': { sequence: 1, movedAt: now },
  'agency-cancelled': { sequence: 1, status: 'cancelled', cancelledAt: now, cancelledBy: 'visitor' },
}
const KINDS = [...BOOKING_EMAILS, ...BOOKING_AGENCY_EMAILS]

const render = (kind: BookingEmailKind, changes: Partial<Booking> = {}, settings = exampleSettings) =>
  renderBookingEmail(kind, exampleBooking({ ...STATES[kind], ...changes }), settings, options)
const unfold = (text: string) => text.replace(/\s+/g, ' ')
/** The words of the HTML, and its addresses as a browser reads them. */
const seen = (html: string) =>
  html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
const page = (path: string) => `${exampleSettings.agency.origin}${path}?booking=${SECRET}`

describe.each(BOOKING_EMAILS)('the visitor’s %s', (kind) => {
  it('states the time in both zones with their names, the length, and how to reach the agency', async () => {
    const { html, text, to, replyTo, from } = await render(kind)
    for (const expected of [
      'Hello Zoë O’Neil-Example,',
      'Tuesday, December 1, 2026 at 11:30 AM Newfoundland Standard Time',
      'Tuesday, December 1, 2026 at 10:00 AM Eastern Standard Time',
      '30 minutes',
      exampleSettings.agency.phone,
      exampleSettings.agency.address,
    ]) {
      expect(unfold(text)).toContain(expected)
      expect(unfold(seen(html))).toContain(expected)
    }
    expect(to).toEqual({ name: 'Zoë O’Neil-Example', address: 'zoe@example.com' })
    expect([from, replyTo]).toEqual([exampleSettings.mail.from, exampleSettings.agency.email])
  })

  it('states the time once when both zones show the same', async () => {
    const { text } = await render(kind, { visitorZone: 'America/Detroit' })
    expect(unfold(text)).toContain('10:00 AM Eastern Standard Time')
    expect(text).not.toContain('Our office time')
  })

  it('repeats none of the visitor’s answers except the name', async () => {
    const { html, text, icalEvent } = await render(kind, {}, textSettings)
    expect(html + text + (icalEvent?.content ?? '')).not.toMatch(
      /PHONE|PRACTICE|SPECIALTY|AREA|NOTE|REMINDERS|NEWSLETTER/,
    )
  })

  it.each([
    '<a href="https://win.example">Eve</a>',
    'Eve win.example',
    'https://win.example',
    'Eve\r\nBcc: victim@win.example',
    'Eve\u202eelpmaxe.niw win.example',
    'E'.repeat(61),
  ])('does not greet by the name %j', async (name) => {
    const { html, text, to, subject, icalEvent } = await render(kind, { name })
    expect(text).toContain('Hello,')
    expect(html + text + subject + (icalEvent?.content ?? '')).not.toMatch(/win\.example|EEEE|\u202e/)
    expect(to).toEqual({ name: '', address: 'zoe@example.com' })
  })

  it('names the people who take the call, only where they are set', async () => {
    const people = [
      { name: 'Ana Example', role: 'growth strategist', calls: 'all' as const },
      { name: 'Ben Example', role: 'SEO lead', calls: ['Vision'] },
    ]
    const withPeople = await render(kind, {}, { ...exampleSettings, people })
    expect(unfold(withPeople.text)).toContain('Your call is with: Ana Example, growth strategist')
    expect(withPeople.html).not.toContain('Ben Example')
    expect((await render(kind)).text).not.toContain('Your call is with')
  })

  it('says nothing of texts without a service that sends them', async () => {
    const { html, text } = await render(kind)
    expect(text.replace(/https:\S+/g, '')).not.toMatch(/\btext(?:s|ed)?\b|STOP/i)
    expect(html).not.toMatch(/text you|STOP/)
  })
})

describe.each(['confirmation', 'moved', 'day-reminder', 'hour-reminder'] as const)('the %s', (kind) => {
  it('carries join, confirm, move, cancel and the calendars, each address on a line of its own', async () => {
    const booking = exampleBooking(STATES[kind])
    const event = callEvent(booking, exampleSettings)
    const { html, text } = await render(kind)
    for (const [label, href] of [
      ['Join the video call', exampleSettings.videoLink],
      ['I’ll be there', page('/desk/call')],
      ['Move the call', page('/desk/call/move')],
      ['Cancel the call', page('/desk/call/cancel')],
      ['Google Calendar', googleCalendarLink(event)],
      ['Outlook', outlookCalendarLink(event)],
      ['Calendar file (.ics)', page('/desk/call/invitation.ics')],
    ]) {
      expect(text).toContain(`\n${label}:\n${href}\n`)
      expect(seen(html)).toContain(`href="${href}"`)
    }
  })

  it('names what will be looked at', async () => {
    const text = unfold((await render(kind)).text)
    expect(text).toContain('What we’ll look at')
    expect(text).toContain('what an average patient is worth to your practice')
  })

  it('asks nobody twice whether they will be there', async () => {
    const { text } = await render(kind, { attendingAt: now })
    expect(text).not.toContain('I’ll be there')
    expect(text).toContain('You told us you’ll be there.')
  })

  it('gives the phone number where there are no links', async () => {
    const { html, text } = await renderBookingEmail(kind, exampleBooking(STATES[kind]), exampleSettings, {
      ...options,
      links: null,
    })
    expect(unfold(text)).toContain('reply to this e-mail or call us at (865) 555-0142')
    expect(html + text).not.toContain('/desk/call')
    expect(text).not.toMatch(/link above/)
  })
})

describe('the subjects', () => {
  it.each<[BookingEmailKind, string]>([
    ['confirmation', 'Your call on Tuesday, December 1 at 11:30 AM'],
    ['hold', 'Please confirm your call on Tuesday, December 1 at 11:30 AM'],
    ['moved', 'Your call is now on Tuesday, December 1 at 11:30 AM'],
    ['cancelled', 'Canceled: your call on Tuesday, December 1 at 11:30 AM'],
    ['day-reminder', 'Reminder: your call on Tuesday, December 1 at 11:30 AM'],
    ['hour-reminder', 'Your call starts at 11:30 AM'],
  ])('of %s is %j', async (kind, subject) => {
    expect((await render(kind)).subject).toBe(subject)
  })
})

describe('the reminders that a confirmation promises', () => {
  const promised = async (rendered: string, settings = exampleSettings, changes = {}) => {
    const { text } = await renderBookingEmail('confirmation', exampleBooking(changes), settings, {
      ...options,
      now: Temporal.Instant.from(rendered),
    })
    return unfold(text)
  }

  it('are the two of the settings, by e-mail', async () => {
    expect(await promised('2026-11-20T12:00:00Z')).toContain(
      'We’ll e-mail you reminders 24 hours and 1 hour before the call.',
    )
    expect(
      await promised('2026-11-20T12:00:00Z', { ...exampleSettings, reminderHours: { day: 48, hour: 2 } }),
    ).toContain('We’ll e-mail you reminders 48 hours and 2 hours before the call.')
  })

  it('are only those whose time has not passed', async () => {
    const lastDay = await promised('2026-11-30T15:00:00Z')
    expect(lastDay).toContain('We’ll e-mail you a reminder 1 hour before the call.')
    expect(lastDay).not.toContain('24 hours')
    expect(await promised('2026-12-01T14:00:00Z')).not.toMatch(/remind/i)
  })

  it('come by text only where a service is set and the visitor agreed', async () => {
    const texts = 'You agreed to texts, so we’ll text you too. Reply STOP to opt out.'
    expect(await promised('2026-11-20T12:00:00Z', textSettings)).toContain(texts)
    const consents = { reminderTexts: false, marketingTexts: true, wording: {} }
    expect(await promised('2026-11-20T12:00:00Z', textSettings, { consents })).not.toMatch(/text you|STOP/)
  })
})

it('the hold says until when, links only to confirm or release, and promises no reminder', async () => {
  const { html, text, icalEvent } = await render('hold')
  expect(unfold(text)).toContain(
    'holding this time for you until Friday, November 20, 2026 at 8:45 AM Newfoundland Standard Time.',
  )
  expect(unfold(text)).toContain('If you don’t confirm by then, there won’t be a call')
  expect(text).toContain(`Confirm this call:\n${page('/desk/call')}\n`)
  expect(text).toContain(`Cancel this request:\n${page('/desk/call/cancel')}\n`)
  expect(html).not.toContain(exampleSettings.videoLink)
  expect(html).not.toContain('calendar.google.com')
  expect(icalEvent).toBeUndefined()
})

it.each([
  ['visitor', 'You canceled your Free Patient Growth Strategy Call with Wellbooked.'],
  ['agency', 'We had to cancel your Free Patient Growth Strategy Call with Wellbooked.'],
] as const)('a cancellation by the %s says so, and how to book again', async (cancelledBy, words) => {
  const { html, text } = await render('cancelled', { cancelledBy })
  expect(unfold(text)).toContain(words)
  expect(text).toContain('Choose another time:\nhttps://wellbooked.example/book\n')
  expect(html).not.toMatch(/desk\/call|calendar\.google/)
})

it('words the time by the zone’s rules on both sides of a change of the clocks', async () => {
  const at = (instant: string) => ({
    startsAt: Temporal.Instant.from(instant),
    endsAt: Temporal.Instant.from(instant).add({ minutes: 30 }),
    visitorZone: 'America/Denver',
  })
  const summer = unfold((await render('day-reminder', at('2027-03-15T15:00:00Z'))).text)
  expect(summer).toContain('9:00 AM Mountain Daylight Time')
  expect(summer).toContain('11:00 AM Eastern Daylight Time')
  const winter = unfold((await render('day-reminder', at('2027-03-12T16:00:00Z'))).text)
  expect(winter).toContain('9:00 AM Mountain Standard Time')
  expect(winter).toContain('11:00 AM Eastern Standard Time')
})

describe.each(KINDS)('%s', (kind) => {
  it('loads nothing and tracks nothing', async () => {
    const { html } = await render(kind)
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/i)
  })

  it('is the same for the same input, with its own Message-ID per sequence and copy', async () => {
    expect(await render(kind)).toEqual(await render(kind))
    const booking = exampleBooking(STATES[kind])
    const ids = await Promise.all([
      renderBookingEmail(kind, booking, exampleSettings, options),
      renderBookingEmail(kind, { ...booking, sequence: 7 }, exampleSettings, options),
      renderBookingEmail(kind, booking, exampleSettings, { ...options, copy: 1 }),
    ])
    expect(new Set(ids.map(({ messageId }) => messageId)).size).toBe(3)
    for (const { messageId } of ids) expect(messageId).toMatch(/^<[\w.-]+@wellbooked\.example>$/)
  })

  it.each([
    'a@example.com, b@example.org',
    'a@example.com\r\nBcc: b@example.org',
    '<a@example.com>',
    'no-address',
    '',
  ])('rejects the address %j without repeating it', async (email) => {
    const failure = await render(kind, { email }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(InvalidAddress)
    if (email) expect((failure as Error).message).not.toContain(email)
  })
})

it('gives each kind its own Message-ID', async () => {
  const ids = await Promise.all(
    KINDS.map((kind) => renderBookingEmail(kind, exampleBooking(), exampleSettings, options)),
  )
  expect(new Set(ids.map(({ messageId }) => messageId)).size).toBe(KINDS.length)
})
