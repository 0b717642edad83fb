import { describe, expect, it } from 'vitest'
import { exampleSettings } from '../domain/example-settings.ts'
import { BOOKING_AGENCY_EMAILS, BOOKING_EMAILS, type BookingEmailKind } from '../domain/messages.ts'
import { exampleBooking } from './example-booking.ts'
import { renderBookingEmail } from './render-booking.ts'
import { options, page, render, STATES, seen, unfold } from './render-example.ts'
import { InvalidAddress } from './sanitize.ts'

const KINDS = [...BOOKING_EMAILS, ...BOOKING_AGENCY_EMAILS]

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

it('the hold names the link to open in both parts, and none where it has none', async () => {
  const { html, text } = await render('hold')
  const words = 'If it was you, open “Confirm this call” below and press the button on the page that opens.'
  expect(unfold(text)).toContain(words)
  expect(seen(html)).toContain(words)
  const booking = exampleBooking(STATES.hold)
  const withoutLinks = await renderBookingEmail('hold', booking, exampleSettings, { ...options, links: null })
  expect(withoutLinks.text).not.toMatch(/button|below|opens/)
  expect(unfold(withoutLinks.text)).toContain(
    `If it was you, call us at ${exampleSettings.agency.phone} to confirm the call.`,
  )
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
