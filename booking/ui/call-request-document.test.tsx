import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CallRequestDocument } from './call-request-document.tsx'
import { NO_REQUEST_ANSWERS, type RequestFormProps } from './call-request-props.ts'
import { typingOf } from './form/typing-attributes.ts'

const form: RequestFormProps = {
  ...{ brand: 'Harbour & Sons', phone: '(555) 010-0142', callTitle: 'Strategy Call', callMinutes: 30 },
  ...{ zone: 'America/New_York', zoneChosen: false, now: Date.parse('2026-11-16T13:00:00Z') },
  ...{ firstDay: '2026-11-16', lastDay: '2027-02-14', frameOrigins: [], formKey: 'k', embed: false },
  ...{ attribution: {}, answers: NO_REQUEST_ANSWERS, error: null, isDone: false },
}
const draw = (over: Partial<RequestFormProps> = {}) =>
  renderToString(
    <CallRequestDocument form={{ ...form, ...over }} site="/" assets={{ script: '/w.js', style: '' }} />,
  )

const chosenZones = (html: string) =>
  [...html.matchAll(/<option value="([^"]+)" selected=""/g)].map(([, zone]) => zone)

test('touch keyboards and autofill are told what each field is for', () => {
  expect(typingOf(draw())).toEqual({
    name: 'autocomplete=name autocapitalize=words enterkeyhint=next',
    practice: 'autocomplete=organization autocapitalize=words enterkeyhint=next',
    email: 'autocomplete=email inputmode=email autocapitalize=off spellcheck=false enterkeyhint=next',
    phone: 'autocomplete=tel inputmode=tel autocapitalize=off enterkeyhint=next',
    preferredDay: 'autocomplete=off enterkeyhint=next',
    partOfDay: 'autocomplete=off enterkeyhint=next',
    zone: 'autocomplete=off enterkeyhint=next',
    note: 'autocomplete=off autocapitalize=sentences enterkeyhint=enter',
  })
})

test('the form stays inside its frame, and asks for what it needs only', () => {
  const html = draw({ embed: true })
  expect(html).toMatch(/<form [^>]*action="\/desk\/request" method="post">/)
  expect(html).toContain('<input type="hidden" name="embed" value="1"/>')
  expect(html).toMatch(/<input id="desk-preferredDay"[^>]* min="2026-11-16" max="2027-02-14"/)
  const required = [...html.matchAll(/<(?:input|select|textarea) [^>]*id="desk-(\w+)"[^>]*>/g)].filter(
    ([tag]) => tag.includes('required'),
  )
  expect(required.map(([, name]) => name)).toEqual(['name', 'practice', 'email', 'partOfDay', 'zone'])
})

test('before its script runs it claims no zone as the visitor’s own, and lets them choose theirs', () => {
  const html = draw()
  expect(html).not.toContain('In your time zone')
  expect(html).toContain('In this time zone: Eastern Time (New York).')
  expect(html).toMatch(/<label [^>]*for="desk-zone"[^>]*>Your time zone<\/label>/)
  expect(chosenZones(html)).toEqual(['America/New_York'])
  expect(html).toContain('<option value="America/Phoenix">Arizona (Phoenix)</option>')
  // One field alone carries the zone.
  expect(html.match(/name="zone"/g)).toHaveLength(1)
})

test('a zone that the list does not have stays chosen', () => {
  expect(chosenZones(draw({ zone: 'Asia/Tokyo', zoneChosen: true }))).toEqual(['Asia/Tokyo'])
  expect(chosenZones(draw({ zone: 'America/Denver', zoneChosen: true }))).toEqual(['America/Denver'])
})

test('once sent it says what happens next, and leads back to the open times', () => {
  const html = draw({ isDone: true, zone: 'America/Denver', zoneChosen: true, embed: true })
  expect(html).toContain('We have your request</h1>')
  expect(html).toContain('We’ll e-mail you to find a time.')
  expect(html).toContain('href="/desk/booking?zone=America%2FDenver&amp;embed=1"')
  expect(html).not.toContain('<form')
})
