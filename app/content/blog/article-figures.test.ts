import { expect, it } from 'vitest'
import { dollars } from '../checks/format-figures.ts'
import { computeMonth, toCents } from '../promises/worked-month.ts'
import { articleFigures } from './article-figures.ts'
import text from './posts/regenerative-medicine-marketing-roi.md?raw'

it('an article says of a halved cost what the figure’s own rates give', () => {
  const figure = articleFigures['hope-and-doubt']
  const cautious = figure?.kind === 'months' ? figure.months.at(-1) : undefined
  if (!cautious) throw new Error('The figure has no cautious month.')
  const halved = { ...cautious, costPerConsultationDollars: cautious.costPerConsultationDollars / 2 }
  const { patients, balanceCents } = computeMonth(toCents(halved))
  expect(text).toContain(`you would get ${patients} patients, ${dollars(balanceCents / 100)} above cost.`)
})
