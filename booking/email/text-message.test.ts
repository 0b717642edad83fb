import { expect, it } from 'vitest'
import { exampleSettings } from '../domain/example-settings.ts'
import { exampleBooking } from './example-booking.ts'
import { gsmLength, MAX_TEXT, renderText } from './text-message.ts'

const links = { secret: 'AbCdEfGhIjKlMnOpQr-_12' }
const settings = { ...exampleSettings, videoLink: 'https://meet.example.com/wellbooked-strategy-call' }
const booking = (changes = {}) => exampleBooking({ visitorZone: 'America/Denver', ...changes })
const page = `https://wellbooked.example/desk/call?booking=${links.secret}`

it('names agency, day, time and zone, what to have ready, and the links', () => {
  expect(renderText('day-text', booking(), settings, links)).toBe(
    "Wellbooked: your call is Tue, Dec 1, 8:00 AM MST. We'll look at your prices, capacity and marketing, so have " +
      `them ready. Join: https://meet.example.com/wellbooked-strategy-call Move or cancel: ${page} Reply STOP to opt out.`,
  )
  expect(renderText('hour-text', booking(), settings, links)).toContain(
    'Wellbooked: your call starts Tue, Dec 1, 8:00 AM MST.',
  )
})

it('writes out a zone that English does not abbreviate, and follows the change of the clocks', () => {
  expect(renderText('day-text', exampleBooking(), settings, links)).toContain(
    'Tue, Dec 1, 11:30 AM Newfoundland Standard Time.',
  )
  const startsAt = Temporal.Instant.from('2027-03-15T15:00:00Z')
  expect(renderText('day-text', booking({ startsAt }), settings, links)).toContain(
    'Mon, Mar 15, 9:00 AM MDT.',
  )
})

it('gives the phone number without a link', () => {
  const text = renderText('day-text', booking(), settings, null)
  expect(text).toContain('To change it, call (865) 555-0142.')
  expect(text).not.toContain('/desk/')
})

it.each([
  [
    'a long name of the agency',
    { agency: { ...settings.agency, name: 'Ångström & “Żółć” Médical — '.repeat(9) } },
  ],
  ['a long video link', { videoLink: `https://meet.example.com/${'a'.repeat(300)}` }],
  ['an accented video link', { videoLink: 'https://möte.example/rüm?x=“y”' }],
  ['a name that has no Latin letters', { agency: { ...settings.agency, name: '診療所' } }],
  ['a video link of extended characters', { videoLink: `https://meet.example.com/${'~'.repeat(120)}` }],
  [
    'both',
    {
      agency: { ...settings.agency, name: 'N'.repeat(300) },
      videoLink: `https://meet.example.com/${'~'.repeat(300)}`,
    },
  ],
])('stays within the limit and the alphabet with %s', (_, changes) => {
  for (const kind of ['day-text', 'hour-text'] as const) {
    for (const given of [links, null]) {
      const text = renderText(
        kind,
        booking({ visitorZone: 'America/St_Johns' }),
        { ...settings, ...changes },
        given,
      )
      expect(gsmLength(text)).toBeLessThanOrEqual(MAX_TEXT)
      expect(text).toMatch(/^[\x20-\x5f\x61-\x7e]+$/)
      expect(text).toMatch(/^[^:]+: your call (is|starts) Tue, Dec 1, 11:30 AM/)
      expect(text).toMatch(/Reply STOP to opt out\.$/)
      if (given) expect(text).toContain(page)
      else expect(text).toContain('(865) 555-0142')
    }
  }
})

it('leads to the page of the call when the video link is too long', () => {
  const text = renderText(
    'day-text',
    booking(),
    { ...settings, videoLink: `https://m.example/${'a'.repeat(300)}` },
    links,
  )
  expect(text).toContain(`Join, move or cancel: ${page} `)
  expect(text).not.toContain('m.example')
})

it('repeats nothing the visitor typed', () => {
  expect(renderText('day-text', exampleBooking(), settings, links)).not.toMatch(
    /Zo|PHONE|PRACTICE|SPECIALTY|NOTE|AREA/,
  )
})
