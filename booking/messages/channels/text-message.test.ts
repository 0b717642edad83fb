import { expect, it } from 'vitest'
import { exampleBooking } from '../../../tests/fixtures/examples/example-booking.ts'
import { exampleSettings } from '../../../tests/fixtures/examples/example-settings.ts'
import { renderText } from './text-message.ts'

const secret = 'AbCdEfGhIjKlMnOpQr-_12'
const settings = { ...exampleSettings, videoLink: 'https://meet.example.com/wellbooked-strategy-call' }
const booking = (changes = {}) => exampleBooking({ visitorZone: 'America/Denver', ...changes })
const page = `https://wellbooked.example/desk/call?booking=${secret}`

it('names agency, day, time and zone, and the links', () => {
  for (const kind of ['day-text', 'hour-text'] as const) {
    const text = renderText(kind, booking(), settings, secret)
    for (const part of [settings.agency.name, 'Tue, Dec 1, 8:00 AM MST.', settings.videoLink, page])
      expect(text).toContain(part)
  }
})

it('writes out a zone that English does not abbreviate, and follows the change of the clocks', () => {
  expect(renderText('day-text', exampleBooking(), settings, secret)).toContain(
    'Tue, Dec 1, 11:30 AM Newfoundland Standard Time.',
  )
  const startsAt = Temporal.Instant.from('2027-03-15T15:00:00Z')
  expect(renderText('day-text', booking({ startsAt }), settings, secret)).toContain(
    'Mon, Mar 15, 9:00 AM MDT.',
  )
})

it.each([
  [
    'a long name of the agency',
    { agency: { ...settings.agency, name: 'Ångström & “Żółć” Médical — '.repeat(9) } },
  ],
  ['a long video link', { videoLink: `https://meet.example.com/${'a'.repeat(300)}` }],
  ['an accented video link', { videoLink: 'https://möte.example/rüm?x=“y”' }],
  ['a name that has no Latin letters', { agency: { ...settings.agency, name: '診療所' } }],
])('stays within the limit and the alphabet with %s', (_, changes) => {
  for (const kind of ['day-text', 'hour-text'] as const) {
    const text = renderText(
      kind,
      booking({ visitorZone: 'America/St_Johns' }),
      { ...settings, ...changes },
      secret,
    )
    expect(text.length).toBeLessThanOrEqual(320)
    expect(text).toMatch(/^[\x20-\x5f\x61-\x7e]+$/)
    expect(text).toMatch(/^[^:]+: your call (is on|starts) Tue, Dec 1, 11:30 AM/)
    expect(text).toMatch(/Reply STOP to opt out\.$/)
    expect(text).toContain(page)
  }
})

it('keeps the video link as long as all fits, to the last character', () => {
  const lengths = Array.from({ length: 200 }, (_, index) => {
    const videoLink = `https://meet.example.com/${'a'.repeat(index)}`
    return renderText('day-text', booking(), { ...settings, videoLink }, secret).length
  })
  expect(Math.max(...lengths)).toBe(320)
})

it('repeats nothing the visitor typed', () => {
  expect(renderText('day-text', exampleBooking(), settings, secret)).not.toMatch(
    /Zo|PHONE|PRACTICE|SPECIALTY|NOTE|AREA/,
  )
})
