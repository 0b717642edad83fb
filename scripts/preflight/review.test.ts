import { expect, it } from 'vitest'
import { daysOffFindings, reviewFindings } from './review.ts'

const today = Temporal.PlainDate.from('2026-12-15')
const found = (file: string, text: string) => reviewFindings([{ file, text }], today).map(({ what }) => what)

it.each([
  ['app/content/guide/edition.ts', "  reviewBy: '2026-12-14',"],
  ['app/content/legal/privacy.md', 'reviewBy: 2026-12-14'],
  ['app/content/clinics/x.json', '  "reviewBy": "2026-01-01",'],
])('finds a date that has passed in %s', (file, text) => {
  expect(found(file, text)).toEqual([expect.stringContaining('has passed')])
})

it('lets content stand up to and on its day', () => {
  expect(found('app/content/a.md', 'reviewBy: 2026-12-15')).toEqual([])
  expect(found('app/content/a.ts', "reviewBy: '2027-01-01',")).toEqual([])
})

it('takes a date that is none for a finding, and a reference for a reference', () => {
  expect(found('app/content/a.md', 'reviewBy: 2026-02-30')).toEqual(['reviewBy "2026-02-30" is no date.'])
  expect(found('app/content/a.md', 'reviewBy: soon')).toHaveLength(1)
  expect(found('app/content/a.ts', '  reviewBy: edition.reviewBy,')).toEqual([])
})

it('finds days off that run out while calls are offered', () => {
  const place = { file: 'site.config.ts', line: 1 }
  expect(daysOffFindings(['2027-01-01', '2026-11-26'], 28, today, place)).toHaveLength(1)
  expect(daysOffFindings(['2027-01-18', '2027-01-01'], 28, today, place)).toEqual([])
  expect(daysOffFindings([], 28, today, place)).toHaveLength(1)
})
