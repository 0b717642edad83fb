import { expect, it } from 'vitest'
import { pages } from '../integration/built-site.ts'

/** The pages that sell: no articles, legal texts, sample documents or pages for patients. */
const marketing = pages.filter(({ path }) =>
  /^\/($|(specialties|paid|funnel|seo|google|automated|about|why|how|whats|contact|resources|roi|marketing|area|patient)\b|book$)/.test(
    path,
  ),
)

it('no two pages share a title or a description', () => {
  for (const of of [pages.map(({ title }) => title), pages.map(({ meta }) => meta.description)])
    expect(new Set(of).size).toBe(of.length)
})

/** The whole guarantee is in the terms; elsewhere it is a line and a link. */
it.each([
  [/refund/gi, 18],
  [/Read the full terms/g, 8],
])('%s is said on all of them together %i times at most', (words, most) => {
  const times = marketing.map(({ text }) => text.match(words)?.length ?? 0)
  expect(times.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(most)
})

it.each([
  ['the sample documents', /Client agreement.*Monthly report.*Definition sheet/],
  ['that a booking counts without a visit', /A booking counts even if the patient/],
])('3 of them at most show %s', (_, words) => {
  expect(marketing.filter(({ text }) => words.test(text)).length).toBeLessThanOrEqual(3)
})
