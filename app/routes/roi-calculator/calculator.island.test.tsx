import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import Calculator from './calculator.island.tsx'
import { roiCalculator } from './content.ts'

const example = {
  ...{ adSpend: '6500', fee: '5500', costPerConsultation: '260' },
  ...{ showRate: '70', acceptRate: '35', revenuePerPatient: '2900' },
}
const render = (typed: typeof example, given = true) =>
  renderToStaticMarkup(<Calculator content={roiCalculator} typed={typed} given={given} />)

it('draws the month on the server, in a form that works by GET', () => {
  const html = render(example)
  expect(html).toMatch(/<form [^>]*action="\/roi-calculator#result" method="get"/)
  expect(html).toContain('$12,000')
  expect(html.indexOf('<form')).toBeLessThan(html.indexOf('id="result"'))
})

it('sends no slider: only the six fields have names', () => {
  const html = render(example)
  const form = html.slice(0, html.indexOf('</form>'))
  expect([...form.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(Object.keys(example))
})

it('puts unusable figures before the form, each with a link to its field', () => {
  const html = render({ ...example, fee: 'much' })
  expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf('<form'))
  expect(html).toContain('href="#fee"')
  expect(html).toMatch(/id="fee"[^>]*aria-invalid="true"/)
})

it('carries the visitor’s own month to the call, and neither the example nor unusable figures', () => {
  expect(render(example)).toContain('href="/book?from=calculator&amp;adSpend=6500&amp;fee=5500&amp;')
  for (const html of [render(example, false), render({ ...example, fee: 'much' })])
    expect(html).toContain('href="/book"')
})
