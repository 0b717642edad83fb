import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { clinics } from '../../content/patients/clinics.ts'
import { textOf } from '../../seo/site-files/read-page.ts'
import { Page } from './page.tsx'

const WORDS_IN_A_ROW = 8
/** With the statements that every clinic must make: off-label use, 988, side effects, disclaimer. */
const MOST_SHARED = 0.3

/** Every run of eight words on a clinic's page. */
function runsOf(slug: string): Set<string> {
  const words = textOf(renderToStaticMarkup(<Page path={`/${slug}`} data={undefined} />))
    .toLowerCase()
    .match(/[\p{L}\d’.%]+/gu)
  const starts = (words ?? []).slice(WORDS_IN_A_ROW - 1)
  return new Set(starts.map((_, start) => words?.slice(start, start + WORDS_IN_A_ROW).join(' ') ?? ''))
}

const articles = clinics.map(({ slug }) => ({ slug, runs: runsOf(slug) }))
const pairs = articles.flatMap((one, index) =>
  articles.slice(index + 1).map((other) => [one.slug, other.slug, one.runs, other.runs] as const),
)

it.each(pairs)('%s and %s share little of their text', (_one, _other, runs, others) => {
  const shared = runs.intersection(others).size / Math.min(runs.size, others.size)
  expect(Math.min(runs.size, others.size)).toBeGreaterThan(1000)
  expect(shared).toBeLessThan(MOST_SHARED)
})
