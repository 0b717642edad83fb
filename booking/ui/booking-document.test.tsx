import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BookingDocument } from './booking-document.tsx'
import { exampleProps } from './example-props.ts'
import { typingOf } from './form/typing-attributes.ts'
import { NO_ANSWERS, type WidgetProps } from './props.ts'

const draw = (over: Partial<WidgetProps>) =>
  renderToString(
    <BookingDocument
      widget={{ ...exampleProps, ...over }}
      site="https://example.com"
      assets={{ script: '/w.js', style: '' }}
    />,
  )

test('step one works by links and a plain form', () => {
  const html = draw({})
  expect(html).toContain('href="/desk/booking?start=2026-11-17T14%3A00%3A00Z&amp;utm_source=ads"')
  expect(html).toContain('>9:00 AM</a>')
  expect(html).toContain('<select id="desk-zone" class="control" name="zone">')
  expect(html).toContain('>Show times</button>')
  expect(html).toContain('<input type="hidden" name="utm_source" value="ads"/>')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

const soonest = (html: string) =>
  [...html.matchAll(/class="outline-button[^>]*>([^<]+)<\/a>/g)].map(([, text]) => text)

test('step one opens with the three soonest times, in the zone shown, before the week', () => {
  const starts = [0, 45, 90, 1440].map((ahead) => Date.parse('2026-11-17T14:00:00Z') + ahead * 60_000)
  const html = draw({ starts, zone: 'America/Denver' })
  expect(soonest(html)).toEqual([
    'Tue, Nov 17, 7:00\u00a0AM',
    'Tue, Nov 17, 7:45\u00a0AM',
    'Tue, Nov 17, 8:30\u00a0AM',
  ])
  expect(html.indexOf('Soonest open times')).toBeLessThan(html.indexOf('id="week"'))
})

test('fewer open times are offered as they are; without any there is no heading for them', () => {
  expect(soonest(draw({}))).toHaveLength(2)
  expect(draw({ starts: [] })).not.toContain('Soonest open times')
})

test('when a time was taken, the closest ones are offered instead of the soonest', () => {
  const html = draw({ error: { kind: 'taken', nearest: exampleProps.starts ?? [] } })
  expect(html).toContain('Closest open times')
  expect(html).not.toContain('Soonest open times')
})

test('a visitor whom no time suits can ask for another, in the same zone and frame', () => {
  const html = draw({ zone: 'America/Denver', zoneChosen: true, embed: true })
  expect(html).toContain('href="/desk/request?zone=America%2FDenver&amp;embed=1&amp;utm_source=ads#request"')
})

test('the field for city and state says why it is asked for', () => {
  const html = draw({ step: 'details', start: exampleProps.starts?.[0] ?? null })
  const [, hint] = /<input id="desk-area"[^>]*aria-describedby="([^"]+)"/.exec(html) ?? []
  expect(html).toContain(`id="${hint}">We take one practice per specialty and area`)
})

test('step two posts by itself and leads the whole page on; no box is checked', () => {
  const html = draw({ step: 'details', start: exampleProps.starts?.[0] ?? null })
  expect(html).toMatch(/<form [^>]*action="\/desk\/booking" method="post" target="_top"/)
  expect(html).toContain('at 9:00\u00a0AM Eastern Standard Time')
  expect(html).toContain('<input type="hidden" name="start" value="2026-11-17T14:00:00Z"/>')
  expect(html).not.toContain('checked')
  expect(html).toContain('automated marketing texts from Harbour &amp; Sons at this number')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('alone it names the brand; inside a frame the page around it does', () => {
  expect(draw({})).toContain('>Harbour &amp; Sons</span>')
  expect(draw({ embed: true })).not.toContain('>Harbour &amp; Sons</span>')
})

test('without any open time it says so and names the phone', () => {
  const html = draw({ starts: [] })
  expect(html).toContain('All of our times are taken right now')
  expect(html).toContain('010')
})

test('nothing typed can end the element that carries the props', () => {
  const html = draw({ answers: { ...NO_ANSWERS, note: '</script><script>alert(1)</script>' } })
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('\\u003c/script>')
})

test('touch keyboards and autofill are told what each field is for', () => {
  const html = draw({ step: 'details', start: exampleProps.starts?.[0] ?? null })
  expect(typingOf(html)).toEqual({
    name: 'autocomplete=name autocapitalize=words enterkeyhint=next',
    practice: 'autocomplete=organization autocapitalize=words enterkeyhint=next',
    email: 'autocomplete=email inputmode=email autocapitalize=off spellcheck=false enterkeyhint=next',
    phone: 'autocomplete=tel inputmode=tel autocapitalize=off enterkeyhint=next',
    specialty: 'autocomplete=off enterkeyhint=next',
    area: 'autocomplete=address-level2 autocapitalize=words enterkeyhint=next',
    note: 'autocomplete=off autocapitalize=sentences enterkeyhint=enter',
  })
})
