import { describe, expect, it } from 'vitest'
import type { Booking } from '../domain/booking.ts'
import { exampleSettings, settingsWithClinic } from '../domain/example-settings.ts'
import { settingsOfHost } from '../domain/hosts.ts'
import { BOOKING_AGENCY_EMAILS, type BookingEmailKind } from '../domain/messages.ts'
import { exampleBooking } from './example-booking.ts'
import { renderBookingEmail } from './render-booking.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const options = { links: { secret: 'AbCdEfGhIjKlMnOpQr-_12' }, copy: 0, now }
const render = (kind: BookingEmailKind, changes: Partial<Booking> = {}, settings = exampleSettings) =>
  renderBookingEmail(kind, exampleBooking(changes), settings, options)
const copy = (changes: Partial<Booking> = {}, settings = exampleSettings) =>
  render('agency-copy', changes, settings)
const unfold = (text: string) => text.replace(/\s+/g, ' ')
const texts = { url: 'https://texts.example', from: '+12125550142' }

describe.each(BOOKING_AGENCY_EMAILS)('%s', (kind) => {
  it('goes to the agency with all answers, both zones, source, consent and the id; replies go to the visitor', async () => {
    const { html, text, to, replyTo } = await render(kind)
    for (const expected of [
      'Zoë O’Neil-Example',
      'zoe@example.com',
      'PHONE',
      'PRACTICE & Partners',
      'SPECIALTY',
      'AREA, TN',
      'NOTE line one',
      'NEWSLETTER',
      '“Text me REMINDERS.”',
      'Yes, on Friday, November 20, 2026 at 7:00 AM Eastern Standard Time',
      'No. Do not send any.',
      'Tuesday, December 1, 2026 at 11:30 AM Newfoundland',
      'Tuesday, December 1, 2026 at 10:00 AM Eastern',
      exampleBooking().id,
    ]) {
      expect(unfold(text)).toContain(expected)
      expect(unfold(html.replaceAll('&amp;', '&'))).toContain(expected)
    }
    expect(text).toContain('Note: NOTE line one\nNOTE line two\n')
    expect(to).toBe('team@wellbooked.example')
    expect(replyTo).toEqual({ name: 'Zoë O’Neil-Example', address: 'zoe@example.com' })
  })

  it('says nothing of texts where no service sends them and none was agreed to', async () => {
    const consents = { reminderTexts: false, marketingTexts: false, wording: {} }
    expect((await render(kind, { consents })).text).not.toMatch(/\btexts?\b/i)
    const set = await render(kind, { consents }, { ...exampleSettings, texts })
    expect(set.text).toContain('Text reminders: No. Do not send any.')
  })

  it('has a subject of bounded length in one printable line', async () => {
    const name = `Eve\r\nBcc: victim@example.org \u202e${'x'.repeat(200)}`
    const { subject } = await render(kind, { name, practice: '😀'.repeat(200) })
    expect(subject).not.toMatch(/[\r\n\u202e]/)
    expect(subject.length).toBeLessThanOrEqual(200)
    expect(subject.isWellFormed()).toBe(true)
    expect(subject).toContain('Tue, Dec 1, 10:00 AM EST')
  })
})

it.each<[BookingEmailKind, string]>([
  ['agency-copy', 'New call: Dana Reed, Lakeside Wellness, Tue, Dec 1, 10:00 AM EST'],
  ['agency-moved', 'Moved: Dana Reed, Lakeside Wellness, now Tue, Dec 1, 10:00 AM EST'],
  ['agency-cancelled', 'Canceled: Dana Reed, Lakeside Wellness, Tue, Dec 1, 10:00 AM EST'],
])('the subject of %s is %j', async (kind, subject) => {
  const { subject: rendered } = await render(kind, { name: 'Dana Reed', practice: 'Lakeside Wellness' })
  expect(rendered).toBe(subject)
})

it.each([
  ['the agency', exampleSettings, 'agency', 'New call: ', 'call'],
  ['a clinic', settingsWithClinic, 'legacy-oaks', 'New appointment: ', 'appointment'],
])('says to %s that it is sent again', async (_, all, host, title, call) => {
  const settings = settingsOfHost(all, host) ?? all
  const booking = exampleBooking({ host })
  const of = (kind: BookingEmailKind, sent: number) =>
    renderBookingEmail(kind, booking, settings, { ...options, copy: sent })
  const first = await of('agency-copy', 0)
  const again = await of('agency-copy', 1)
  expect(first.subject).toMatch(new RegExp(`^${title}`))
  expect(first.text).not.toMatch(/sent again/i)
  expect(again.subject).toBe(`Sent again: ${first.subject.slice(title.length)}`)
  expect(unfold(again.text)).toContain(`Sent again: this ${call} is booked.`)
  expect(unfold(again.text)).not.toMatch(/\bnew (call|appointment)\b/i)
  const moved = await of('agency-moved', 2)
  expect(moved.subject).toMatch(/^Sent again: (.*, )?now /)
  expect(unfold(moved.text)).toContain(`Sent again: this ${call} has a new time.`)
})

it('links to join, move and cancel, except in a cancellation', async () => {
  for (const kind of ['agency-copy', 'agency-moved'] as const) {
    const { text } = await render(kind)
    expect(text).toContain(`Join the video call:\n${exampleSettings.videoLink}\n`)
    expect(text).toContain(
      'Move the call:\nhttps://wellbooked.example/desk/call/move?booking=AbCdEfGhIjKlMnOpQr-_12\n',
    )
    expect(text).toContain('Cancel the call:\nhttps://wellbooked.example/desk/call/cancel?booking=')
    expect(text).not.toContain('I’ll be there')
  }
  expect((await render('agency-cancelled')).text).not.toMatch(/desk\/call|Join/)
})

it.each([
  ['visitor', 'The visitor canceled this call.'],
  ['agency', 'You canceled this call.'],
] as const)('says that the %s canceled', async (cancelledBy, words) => {
  expect((await render('agency-cancelled', { cancelledBy })).text).toContain(words)
})

it('states the time once when both zones show the same', async () => {
  const { text } = await copy({ visitorZone: 'America/Detroit' })
  expect(text).toContain('Office time: Tuesday, December 1, 2026 at 10:00 AM Eastern Standard Time')
  expect(text).not.toContain('Visitor’s time')
})

it('says when the visitor confirmed', async () => {
  expect(unfold((await copy({ attendingAt: now })).text)).toContain(
    'Visitor will be there: Confirmed on Friday, November 20, 2026 at 7:00 AM Eastern Standard Time',
  )
  expect((await copy()).text).not.toContain('will be there')
})

it('contains first and last touch', async () => {
  const first = { first_utm_source: 'google', first_landing: '/seo', first_came_on: '2026-11-12' }
  const two = unfold((await copy({ attribution: { ...first, utm_source: 'NEWS' } })).text)
  expect(two).toContain('First source: google, landed on /seo, November 12, 2026 Source before booking: NEWS')
  const one = unfold((await copy({ attribution: { utm_source: 'NEWS', gclid: 'x1' } })).text)
  expect(one).toContain('Source: NEWS, gclid x1 Booked on:')
  expect((await copy({ attribution: {} })).text).not.toMatch(/source/i)
})

it('escapes markup, drops bidirectional marks and allows line breaks only in the note', async () => {
  const { html, text } = await copy({
    name: 'Eve\n\nPhone\n\n+1 555 0666',
    practice: '<img src=x onerror=alert(1)>',
    area: 'Knoxville\u202e\u2066, TN',
    note: '</p><script>alert(1)</script>\r\n\u202esecond',
    attribution: { utm_source: '<b>x</b>\n\nPhone\u001b[2J', first_landing: '/<img src=x>' },
  })
  expect(html).not.toMatch(/<img|<script|<b>/)
  expect(html).toContain('&lt;script&gt;')
  expect(text).toContain('Name: Eve Phone +1 555 0666\n')
  expect(text).toContain('Area: Knoxville, TN\n')
  expect(text).toContain('Note: </p><script>alert(1)</script>\nsecond\n')
  expect(unfold(text)).toContain('<b>x</b> Phone [2J')
  expect(html + text).not.toMatch(/[^\P{Cc}\n]|[\u202e\u2066]/u)
})

describe('of a patient who gave no phone number', () => {
  const clinic = settingsOfHost(settingsWithClinic, 'legacy-oaks')
  if (!clinic) throw new Error('The example has no clinic.')
  const ask = 'The patient gave no phone number. Reply to ask for one before the appointment.'
  const give = `The clinic doesn’t have your phone number. Call ${clinic.agency.phone} to give it, so they can call you.`
  const textOf = async (kind: BookingEmailKind, phone: string) =>
    unfold((await render(kind, { phone }, clinic)).text)

  it.each(['agency-copy', 'agency-moved'] as const)('%s tells the clinic to ask for one', async (kind) => {
    expect(await textOf(kind, '')).toContain(ask)
    expect(await textOf(kind, '(972) 555-0117')).not.toContain(ask)
    expect(await textOf('agency-cancelled', '')).not.toContain(ask)
  })

  it.each(['confirmation', 'day-reminder', 'hour-reminder', 'moved'] as const)(
    '%s tells the patient to give one',
    async (kind) => {
      expect(await textOf(kind, '')).toContain(give)
      expect(await textOf(kind, '(972) 555-0117')).not.toContain(give)
      expect(unfold((await render(kind, { phone: '' })).text)).not.toContain('your phone number')
    },
  )
})
