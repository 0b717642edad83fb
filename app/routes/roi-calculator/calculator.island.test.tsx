import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import Calculator from './calculator.island.tsx'

const example = {
  adSpend: '6500',
  fee: '5500',
  costPerConsultation: '260',
  showRate: '70',
  acceptRate: '35',
  revenuePerPatient: '2900',
}
const render = (typed: typeof example, given = true) =>
  renderToStaticMarkup(<Calculator typed={typed} given={given} />)

it('draws the month on the server, in a form that works by GET', () => {
  const html = render(example)
  expect(html).toMatch(/<form [^>]*action="\/roi-calculator#result" method="get"/)
  expect(html).toContain('$12,000')
  expect(html.indexOf('<form')).toBeLessThan(html.indexOf('id="result"'))
})
