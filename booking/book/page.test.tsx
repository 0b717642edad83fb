import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleProps } from '../../tests/fixtures/example-props.ts'
import { exampleSettings } from '../../tests/fixtures/example-settings.ts'
import { KeptNotice } from './kept-notice.tsx'
import { renderPage } from './page.tsx'
import type { WidgetProps } from './props.ts'

const draw = (over: Partial<WidgetProps>) =>
  renderPage(
    { settings: exampleSettings, assets: { script: '/w.js', style: '' } },
    { ...exampleProps, ...over },
  )
const times = (html: string) =>
  [...html.matchAll(/class="outline-button[^>]*href="[^"]*start=[^>]*>(.+?)<\/a>/g)].map(([, link]) =>
    link?.replace(/<.*?>/g, ''),
  )

test('step one works by links and a plain form', () => {
  const html = draw({})
  expect(html).toContain('href="/desk/booking?start=2026-11-17T14%3A00%3A00Z&amp;utm_source=ads"')
  expect(html).toContain('>9:00 AM</a>')
  expect(html).toContain('<select id="desk-zone" class="control" name="zone">')
  expect(html).toContain('<input type="hidden" name="utm_source" value="ads"/>')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('step one opens with three times spread over days, in the zone shown, before the week', () => {
  const starts = [0, 60, 1500, 1680, 3000, 3360].map(
    (ahead) => Date.parse('2026-11-17T14:00:00Z') + ahead * 60_000,
  )
  const html = draw({ starts, zone: 'America/Denver' })
  expect(times(html)).toEqual([
    'Tue, Nov\u00a017 7:00\u00a0AM',
    'Wed, Nov\u00a018 11:00\u00a0AM',
    'Thu, Nov\u00a019 3:00\u00a0PM',
  ])
  expect(html.indexOf('Thu, Nov\u00a019')).toBeLessThan(html.indexOf('id="week"'))
})

test('when a time was taken, the closest ones are offered instead of the soonest', () => {
  const [first = 0, second = 0] = exampleProps.starts ?? []
  expect(times(draw({ error: { kind: 'taken', nearest: [second] } }))).toHaveLength(1)
  expect(times(draw({ starts: [first] }))).toHaveLength(1)
  expect(times(draw({ starts: [] }))).toHaveLength(0)
})

test.each([{ starts: exampleProps.starts }, { starts: [] }])(
  'whom none of $starts suits can call or write',
  ({ starts }) => {
    const html = draw({ starts, embed: true })
    expect(html).toContain(`href="tel:${exampleProps.dial}"`)
    expect(html).toContain(`href="mailto:${exampleProps.email}"`)
  },
)

test('step two posts by itself and leads the whole page on; no box is checked', () => {
  const html = draw({ step: 'details', start: exampleProps.starts?.[0] ?? null })
  expect(html).toMatch(/<form [^>]*action="\/desk\/booking" method="post" target="_top"/)
  expect(html).toContain('at 9:00\u00a0AM Eastern Standard Time')
  expect(html).toContain('<input type="hidden" name="start" value="2026-11-17T14:00:00Z"/>')
  expect(html).not.toContain('checked')
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('alone it names the brand; inside a frame the page around it does', () => {
  const brand = `>${exampleSettings.agency.name}</span>`
  expect(draw({})).toContain(brand)
  expect(draw({ embed: true })).not.toContain(brand)
})

test('nothing typed can end the element that carries the props', () => {
  const html = draw({ typed: { note: ['</script><script>alert(1)</script>'] } })
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('\\u003c/script>')
})

test('kept details name both numbers, and leave nothing to press but ours', () => {
  const { phone, dial } = exampleProps
  const html = renderToString(<KeptNotice phone={phone} dial={dial} contact="(212) 555-0199" />)
  expect(html).toContain('(212)\u00a0555-0199')
  expect(html).toContain(phone.replaceAll(' ', '\u00a0'))
  expect([...html.matchAll(/<(?:form|button|a [^>]*href="([^"]*)")/g)].map(([, href]) => href)).toEqual([
    `tel:${dial}`,
  ])
})
