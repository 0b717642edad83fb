import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import Calculator from './calculator.island.tsx'
import { roiCalculator } from './content.ts'

const example = {
  ...{ adSpend: '6500', fee: '5500', costPerConsultation: '260' },
  ...{ showRate: '70', acceptRate: '35', revenuePerPatient: '2900' },
}
const render = (typed: typeof example) =>
  renderToStaticMarkup(<Calculator content={roiCalculator} typed={typed} given />)

it('draws the month on the server, in a form that works by GET', () => {
  const html = render(example)
  expect(html).toMatch(/<form [^>]*action="\/roi-calculator#result" method="get"/)
  expect(html).toContain('$12,000')
  expect(html.indexOf('<form')).toBeLessThan(html.indexOf('id="result"'))
})

it('sends no slider: only the six fields have names', () => {
  expect([...render(example).matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual(
    Object.keys(example),
  )
})

it('puts unusable figures before the form, each with a link to its field', () => {
  const html = render({ ...example, fee: 'much' })
  expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf('<form'))
  expect(html).toContain('href="#fee"')
  expect(html).toMatch(/id="fee"[^>]*aria-invalid="true"/)
})
