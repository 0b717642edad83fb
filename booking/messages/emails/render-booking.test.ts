import { describe, expect, it } from 'vitest'
import { exampleBooking } from '../../../tests/fixtures/examples/example-booking.ts'
import { exampleHost, exampleSettings } from '../../../tests/fixtures/examples/example-settings.ts'
import {
  now,
  options,
  page,
  render,
  STATES,
  seen,
  textSettings,
  unfold,
  urls,
} from '../../../tests/fixtures/render-example.ts'
import type { Booking } from '../../core/booking.ts'
import { BOOKING_AGENCY_EMAILS, BOOKING_EMAILS } from '../../core/message-kinds.ts'
import { callEvent, googleCalendarLink, outlookCalendarLink } from '../channels/invitation.ts'
import { renderBookingEmail } from './render-booking.ts'

const KINDS = [...BOOKING_EMAILS, ...BOOKING_AGENCY_EMAILS]

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
    for (const { messageId } of ids)
      expect(messageId).toMatch(new RegExp(`^<[\\w.-]*\\b${kind}\\b[\\w.-]*@wellbooked\\.example>$`))
  })
})

it.each<[(typeof KINDS)[number], string, Partial<Booking>, string]>([
  ['moved', '{agencyPhone}', {}, exampleSettings.agency.phone],
  ['moved', '{weekday}, {time}, {minutes}', {}, 'Tuesday, 11:30 AM, 30'],
  ['moved', '{signer}{signerRole}', {}, 'Wellbooked'],
  ['canceled', '{byVisitor}', { canceledBy: 'visitor' }, 'yes'],
  ['canceled', '{byVisitor}.', { canceledBy: 'agency' }, '.'],
  ['moved', '{open}', {}, 'yes'],
  ['moved', '{reminders}', {}, 'reminders 24 hours and 1 hour'],
  ['agency-copy', '{when}', {}, 'Tuesday, December 1, 2026 at 10:00 AM Eastern Standard Time'],
  ['agency-copy', '{visitorWhen}', {}, 'Tuesday, December 1, 2026 at 11:30 AM Newfoundland Standard Time'],
  ['agency-copy', '{visitorWhen}.', { visitorZone: 'America/Detroit' }, '.'],
  [
    'agency-copy',
    '{who}',
    { name: 'a'.repeat(40), practice: 'b'.repeat(41) },
    `${'a'.repeat(40)}, ${'b'.repeat(39)}…`,
  ],
  ['agency-copy', '{name}', { name: 'a'.repeat(60) }, 'a'.repeat(60)],
  ['agency-copy', '{name}', { name: 'a'.repeat(61) }, `${'a'.repeat(59)}…`],
  [
    'agency-copy',
    '{about}',
    { specialty: 'a'.repeat(130), phone: '12345678' },
    `${'a'.repeat(130)}, 12345678`,
  ],
  ['agency-copy', '{about}', { specialty: 'a'.repeat(141), phone: '' }, `${'a'.repeat(139)}…`],
])('in %s, %s says what is known: %j', async (kind, subject, changes, said) => {
  const letter = { ...exampleSettings.letters.byKind[kind], subject, title: 'T', body: 'B' }
  const letters = { frame: '{letter}', byKind: { [kind]: letter } }
  const email = await render(kind, changes, { ...exampleSettings, letters })
  expect(unfold(email.subject)).toBe(said)
})

describe.each(BOOKING_EMAILS)('the visitor’s %s', (kind) => {
  it('states the time in both zones with their names, the length, and how to reach the agency', async () => {
    const { html, text, subject, to, replyTo, from } = await render(kind)
    for (const expected of [
      'Tuesday, December 1, 2026 at 11:30 AM Newfoundland Standard Time',
      'Tuesday, December 1, 2026 at 10:00 AM Eastern Standard Time',
      '30 minutes',
      exampleSettings.agency.phone,
      exampleSettings.agency.address,
    ]) {
      expect(unfold(text)).toContain(expected)
      expect(unfold(seen(html))).toContain(expected)
    }
    expect(subject).toContain('11:30 AM')
    expect(to).toEqual({ name: 'Zoë O’Neil-Example', address: 'zoe@example.com' })
    expect([from, replyTo]).toEqual([exampleSettings.mail.from, exampleSettings.agency.email])
  })

  it('states the time once when both zones show the same', async () => {
    const { text } = await render(kind, { visitorZone: 'America/Detroit' })
    expect(unfold(text).match(/10:00 AM Eastern Standard Time/g)).toHaveLength(1)
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
    expect(text).toContain('Hi,')
    expect(html + text + subject + (icalEvent?.content ?? '')).not.toMatch(/win\.example|EEEE|\u202e/)
    expect(to).toEqual({ name: '', address: 'zoe@example.com' })
  })

  it('names the host of the call, who signs it', async () => {
    const people = [
      exampleHost('ben', { name: 'Ben Example', role: 'SEO lead' }),
      exampleHost('ana', { name: 'Ana Example', role: 'growth strategist' }),
    ]
    const { text } = await render(kind, { host: 'ana' }, { ...exampleSettings, people })
    expect(unfold(text)).toContain('30-minute call with Ana Example at Wellbooked')
    expect(text).toContain('\nAna Example\nGrowth strategist, Wellbooked\n')
    expect(text).not.toContain('Ben Example')
  })

  it('greets by the first name, and is signed by the agency where nobody is named', async () => {
    expect((await render(kind)).text).toMatch(/Hi Zoë,\n[\s\S]*\n\nWellbooked\n\n/)
  })
})

describe.each(['confirmation', 'moved', 'day-reminder', 'hour-reminder'] as const)('the %s', (kind) => {
  it('carries join, confirm, move, cancel and the calendars, each address on a line of its own', async () => {
    const event = callEvent(exampleBooking(STATES[kind]), exampleSettings, urls)
    const { html, text } = await render(kind)
    const calendars = [
      page('/desk/call/invitation.ics'),
      googleCalendarLink(event),
      outlookCalendarLink(event),
    ]
    for (const href of [
      exampleSettings.videoLink,
      ...['/desk/call', '/desk/call/move', '/desk/call/cancel'].map(page),
      // An hour before, nobody adds it to a calendar.
      ...(kind === 'hour-reminder' ? [] : calendars),
    ]) {
      expect(text).toContain(`:\n${href}\n`)
      expect(seen(html)).toContain(`href="${href}"`)
    }
  })

  it('asks for no figure, because the page after the booking does', async () => {
    expect((await render(kind)).text).not.toMatch(/patient pays? you/)
  })

  it('asks nobody twice whether they will be there', async () => {
    expect((await render(kind, { attendingAt: now })).text).not.toContain(`:\n${page('/desk/call')}\n`)
  })
})

it.each([
  ['visitor', 'You canceled your 30-minute call'],
  ['agency', 'We had to cancel your 30-minute call'],
] as const)('a cancellation by the %s says so, and how to book again', async (canceledBy, words) => {
  const { html, text } = await render('canceled', { canceledBy })
  expect(unfold(text)).toContain(words)
  expect(text).toContain(':\nhttps://wellbooked.example/book\n')
  expect(html).not.toMatch(/desk\/call|calendar\.google/)
})

it('words the time by the zone’s rules on both sides of a change of the clocks', async () => {
  const at = async (instant: string) => {
    const startsAt = Temporal.Instant.from(instant)
    const endsAt = startsAt.add({ minutes: 30 })
    return unfold((await render('day-reminder', { startsAt, endsAt, visitorZone: 'America/Denver' })).text)
  }
  expect(await at('2027-03-15T15:00:00Z')).toMatch(/9:00 AM Mountain Daylight.*11:00 AM Eastern Daylight/)
  expect(await at('2027-03-12T16:00:00Z')).toMatch(/9:00 AM Mountain Standard.*11:00 AM Eastern Standard/)
})

it('a reminder after the cut-off offers no link that would be refused', async () => {
  const rules = { ...exampleSettings.rules, changesUntilMinutesBefore: 20 * 24 * 60 }
  const { text } = await render('hour-reminder', {}, { ...exampleSettings, rules })
  expect(text).not.toMatch(/call\/(move|cancel)/)
  expect(unfold(text)).toContain('If it wasn’t you, please call us.')
  expect(text).toContain(page('/desk/call'))
})

describe('the reminders that a confirmation promises', () => {
  const promised = async (rendered: string, settings = exampleSettings, changes = {}) => {
    const at = { ...options, now: Temporal.Instant.from(rendered) }
    return unfold((await renderBookingEmail('confirmation', exampleBooking(changes), settings, at)).text)
  }

  it('are those of the settings whose time has not passed', async () => {
    const reminderHours = { day: 48, hour: 2 }
    expect(await promised('2026-11-20T12:00:00Z', { ...exampleSettings, reminderHours })).toContain(
      'reminders 48 hours and 2 hours before',
    )
    expect(await promised('2026-11-30T15:00:00Z')).toContain('a reminder 1 hour before')
    expect(await promised('2026-12-01T14:00:00Z')).not.toMatch(/remind/i)
  })

  it('come by text only where a service is set and the visitor agreed', async () => {
    const texts = /text you|STOP/
    const consents = { reminderTexts: false, marketingTexts: true, wording: {} }
    expect(await promised('2026-11-20T12:00:00Z', textSettings)).toMatch(texts)
    // Only the second reminder is left.
    expect(await promised('2026-11-30T15:00:00Z', textSettings)).toMatch(texts)
    expect(await promised('2026-11-20T12:00:00Z', textSettings, { consents })).not.toMatch(texts)
    expect(await promised('2026-11-20T12:00:00Z')).not.toMatch(texts)
  })
})
