import { expect, test } from 'vitest'
import { exampleProps } from '../../tests/fixtures/examples/example-props.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { renderPage } from './page.tsx'
import type { WidgetProps } from './props.ts'

const draw = (over: Partial<WidgetProps>) =>
  renderPage(
    { settings: exampleSettings, assets: { script: '/w.js', style: '' } },
    { ...exampleProps, ...over },
  )
test('whom nothing suits can call or write, also where nothing is open', () => {
  const html = draw({ starts: [], embed: true })
  for (const href of [`tel:${exampleProps.dial}`, `mailto:${exampleProps.email}`])
    expect(html).toContain(`href="${href}"`)
})

test('no box of step two is checked', () => {
  const html = draw({ step: 'details', start: exampleProps.starts?.[0] ?? null })
  expect(html).toContain('type="checkbox"')
  expect(html).not.toContain('checked')
})

test('without a time it has no button that books, and Enter sends nothing', () => {
  const start = exampleProps.starts?.[0] ?? null
  const disabled = [null, start].map((one) => draw({ step: 'details', start: one }).match(/ disabled=/g))
  expect(disabled).toEqual([[' disabled='], null])
})

test('leads no further than the weeks that have times', () => {
  const [first = 0] = exampleProps.starts ?? []
  const ends = [[first], [first, first + 7 * 24 * 3_600_000]].map((starts) =>
    draw({ starts, week: '2026-11-17' }),
  )
  expect(ends.map((html) => html.match(/aria-disabled="true"/g)?.length)).toEqual([2, 1])
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
