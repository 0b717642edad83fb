import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { textOf } from '../../../tests/fixtures/read-page.ts'
import { clinics } from '../../content/patients/clinics.data.ts'
import { Page } from './page.tsx'

const WORDS_IN_A_ROW = 8
/** With the statements that every clinic must make: off-label use, 988, side effects, disclaimer. */
const MOST_SHARED = 0.3
/** In a shorter article, these statements are most of it. */
const LONG = 1000

/** Every run of eight words on a clinic's page. */
function runsOf(slug: string): Set<string> {
  const labels = textOf(renderToStaticMarkup(<Page path={`/${slug}`} data={undefined} />))
    .toLowerCase()
    .match(/[\p{L}\d’.%]+/gu)
  const starts = (labels ?? []).slice(WORDS_IN_A_ROW - 1)
  return new Set(starts.map((_, start) => labels?.slice(start, start + WORDS_IN_A_ROW).join(' ') ?? ''))
}

it('shares little of a clinic’s text with any other’s', () => {
  const articles = clinics
    .map(({ slug }) => ({ slug, runs: runsOf(slug) }))
    .filter(({ runs }) => runs.size > LONG)
  for (const [index, one] of articles.entries())
    for (const other of articles.slice(index + 1)) {
      const shared = one.runs.intersection(other.runs).size / Math.min(one.runs.size, other.runs.size)
      expect(shared, `${one.slug}, ${other.slug}`).toBeLessThan(MOST_SHARED)
    }
})
