import { expect, it } from 'vitest'
import { lastUpdatedFindings } from './last-updated.ts'

const source = {
  file: 'app/content/legal/privacy-policy.md',
  text: '---\ntitle: X\nupdated: "January 1, 2025"\n---\n',
}
const found = (updated: string, day: string | undefined) =>
  lastUpdatedFindings([{ source, path: '/privacy-policy', updated }], () => day)

it('reports a printed day that is not the day of the last change, with its line', () => {
  expect(found('January 1, 2025', '2026-11-22')).toMatchObject([
    {
      what: '/privacy-policy says it was last updated January 1, 2025, but its text changed on 2026-11-22.',
      places: [{ file: 'app/content/legal/privacy-policy.md', line: 3 }],
    },
  ])
  expect(found('soon', '2026-11-22')).toHaveLength(1)
})

it('accepts the same day, and a page without a recorded change', () => {
  expect(found('November 22, 2026', '2026-11-22')).toEqual([])
  expect(found('January 1, 2025', undefined)).toEqual([])
})
