import { expect, it } from 'vitest'
import site from '../../../site.config.ts'
import { guide } from '../guide.ts'
import { daysBetween, edition, printDate, weekdayOf } from './edition.ts'

const isDayOff = (isoDate: string) => site.strategyCall.daysOff.includes(isoDate)
const isBusinessDay = (isoDate: string) =>
  !['Saturday', 'Sunday'].includes(weekdayOf(isoDate)) && !isDayOff(isoDate)

it('sets the checklist’s date to a Friday in business, a week or more before the waiver ends', () => {
  expect(weekdayOf(edition.checklistBy)).toBe('Friday')
  expect(isBusinessDay(edition.checklistBy)).toBe(true)
  expect(edition.checklistBy > edition.asOf).toBe(true)
  expect(daysBetween(edition.checklistBy, edition.waiverThrough)).toBeGreaterThanOrEqual(7)
  expect(JSON.stringify(guide)).toContain(`Done by Friday, ${printDate(edition.checklistBy)}`)
})

it('counts the business days that are left', () => {
  const days = Array.from({ length: daysBetween(edition.asOf, edition.waiverThrough) }, (_, index) =>
    new Date(Date.parse(`${edition.asOf}T00:00:00Z`) + (index + 1) * 86_400_000).toISOString().slice(0, 10),
  )
  expect(JSON.stringify(guide)).toContain(`you have ${days.filter(isBusinessDay).length} business days`)
})
