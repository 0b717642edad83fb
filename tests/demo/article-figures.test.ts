import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { articleFigures } from '../../app/content/blog/article-figures.data.ts'
import { computeMonth } from '../../app/content/promises/worked-month.ts'
import { dollars } from '../../app/content/read/fill-names.ts'

const text = readFileSync('content/posts/regenerative-medicine-marketing-roi.md', 'utf8')

it('an article says of a halved cost what the figure’s own rates give', () => {
  const figure = articleFigures['hope-and-doubt']
  const cautious = figure?.kind === 'months' ? figure.months.at(-1) : undefined
  if (!cautious) throw new Error('The figure has no cautious month.')
  const halved = { ...cautious, costPerConsultationDollars: cautious.costPerConsultationDollars / 2 }
  const { patients, balance } = computeMonth(halved)
  expect(text).toContain(`you would get ${patients} patients, ${dollars(balance)} above cost.`)
})
