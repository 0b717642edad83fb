import { describe, expect, it } from 'vitest'
import { exampleSettings } from '../domain/example-settings.ts'
import { exampleBooking } from './example-booking.ts'
import { renderBookingEmail } from './render-booking.ts'
import { InvalidAddress } from './sanitize.ts'

const confirmation = (changes = {}) =>
  renderBookingEmail('confirmation', exampleBooking(changes), exampleSettings)
const agencyCopy = (changes = {}) =>
  renderBookingEmail('agency-copy', exampleBooking(changes), exampleSettings)
const unfold = (text: string) => text.replace(/\s+/g, ' ')

describe('the confirmation', () => {
  it('contains time in both zones, length, place and how to change it', async () => {
    const { html, text, subject } = await confirmation()
    expect(subject).toBe('Your call on Tuesday, December 1, 2026 at 11:30 AM Newfoundland Standard Time')
    for (const expected of [
      'Hello Zoë O’Neil-Example,',
      'Tuesday, December 1, 2026 at 11:30 AM Newfoundland Standard Time',
      'Tuesday, December 1, 2026 at 10:00 AM Eastern Standard Time',
      '30 minutes',
      exampleSettings.videoLink,
      exampleSettings.agency.phone,
      exampleSettings.agency.address,
    ]) {
      expect(unfold(text)).toContain(expected)
      expect(html.replaceAll('<!-- -->', '')).toContain(expected)
    }
  })

  it('states the time once when both zones show the same', async () => {
    const { text } = await confirmation({ visitorZone: 'America/Detroit' })
    expect(unfold(text)).toContain('10:00 AM Eastern Standard Time')
    expect(text).not.toContain('Our office time')
  })

  it('names the people who take the call, only where they are set', async () => {
    const people = [
      { name: 'Ana Example', role: 'growth strategist', calls: 'all' as const },
      { name: 'Ben Example', role: 'SEO lead', calls: ['Vision'] },
    ]
    const withPeople = await renderBookingEmail('confirmation', exampleBooking(), {
      ...exampleSettings,
      people,
    })
    expect(unfold(withPeople.text)).toContain('Your call is with Ana Example, growth strategist')
    expect(withPeople.html).not.toContain('Ben Example')
    expect((await confirmation()).text).not.toContain('Your call is with')
  })

  it('promises nothing that the desk does not do', async () => {
    const { text } = await confirmation()
    expect(text).not.toMatch(/remind|text message|delete/i)
  })

  it('loads no remote content', async () => {
    const { html } = await confirmation()
    expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/i)
  })

  it('repeats none of the visitor’s answers except the name', async () => {
    const { html, text } = await confirmation()
    expect(html + text).not.toMatch(/PHONE|PRACTICE|SPECIALTY|NOTE|REMINDERS|NEWSLETTER/)
  })

  it.each([
    '<a href="https://win.example">Eve</a>',
    'Eve win.example',
    'https://win.example',
    `${'E'.repeat(61)}`,
  ])('does not greet by the name %j', async (name) => {
    const { html, text, to } = await confirmation({ name })
    expect(text).toContain('Hello,')
    expect(html + text).not.toMatch(/win\.example|EEEE/)
    expect(to).toEqual({ name: '', address: 'zoe@example.com' })
  })
})

describe('the agency copy', () => {
  it('contains all answers, both zones and the evidence of consent', async () => {
    const { html, text, subject, to, replyTo } = await agencyCopy()
    for (const expected of [
      'PHONE',
      'PRACTICE & Partners',
      'SPECIALTY',
      'NOTE line one',
      '“Text me REMINDERS.”',
      'Yes, on Friday, November 20, 2026 at 7:00 AM Eastern Standard Time',
      'No. Do not send any.',
      'NEWSLETTER',
      'Tuesday, December 1, 2026 at 11:30 AM Newfoundland',
      'Tuesday, December 1, 2026 at 10:00 AM Eastern',
    ]) {
      expect(unfold(text)).toContain(expected)
      expect(html.replaceAll('&amp;', '&')).toContain(expected)
    }
    expect(text).toContain('NOTE line one\nNOTE line two')
    expect(subject).toBe('New call booked: Free Patient Growth Strategy Call')
    expect(to).toBe('team@wellbooked.example')
    expect(replyTo).toEqual({ name: 'Zoë O’Neil-Example', address: 'zoe@example.com' })
  })

  it('contains first and last touch', async () => {
    const first = { first_utm_source: 'google', first_landing: '/seo', first_came_on: '2026-11-12' }
    const two = unfold((await agencyCopy({ attribution: { ...first, utm_source: 'NEWS' } })).text)
    expect(two).toContain('First source google, landed on /seo, November 12, 2026 Source before booking NEWS')
    const one = unfold((await agencyCopy({ attribution: { utm_source: 'NEWS', gclid: 'x1' } })).text)
    expect(one).toContain('Source NEWS, gclid x1 Booked on')
    expect((await agencyCopy({ attribution: {} })).text).not.toMatch(/source/i)
  })

  it('escapes markup and allows line breaks only in the note', async () => {
    const { html, text } = await agencyCopy({
      name: 'Eve\n\nPhone\n\n+1 555 0666',
      practice: '<img src=x onerror=alert(1)>',
      note: '</p><script>alert(1)</script>',
      attribution: { utm_source: '<b>x</b>\n\nPhone\u001b[2J', first_landing: '/<img src=x>' },
    })
    expect(html).not.toMatch(/<img|<script|<b>/)
    expect(html).toContain('&lt;script&gt;')
    expect(text).toContain('Eve Phone +1 555 0666')
    expect(unfold(text)).toContain('<b>x</b> Phone [2J')
    expect(html + text).not.toContain('\u001b')
  })
})

it('renders the same e-mail for the same booking, with one Message-ID per kind and sequence', async () => {
  expect(await confirmation()).toEqual(await confirmation())
  const ids = [await confirmation(), await agencyCopy(), await confirmation({ sequence: 1 })]
  expect(new Set(ids.map((notice) => notice.messageId)).size).toBe(3)
  for (const { messageId } of ids) expect(messageId).toMatch(/^<[\w.-]+@wellbooked\.example>$/)
})

it.each([
  'a@example.com, b@example.org',
  'a@example.com\r\nBcc: b@example.org',
  '<a@example.com>',
  'nobody',
  '',
])('rejects the address %j without repeating it', async (email) => {
  const failure = await confirmation({ email }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(InvalidAddress)
  if (email) expect((failure as Error).message).not.toContain(email)
})
