import { expect, it } from 'vitest'
import { bookedWeeks } from './booked-weeks.ts'
import { guarantees } from './promises.ts'

const { weeks, lastWeeks, entries } = bookedWeeks

it('fills up to the guarantee’s number in the weeks before its deadline', () => {
  const month = weeks.slice(-lastWeeks)
  expect(month.reduce((sum, count) => sum + count, 0)).toBe(guarantees.paidTraffic.consultations)
  expect(weeks.length).toBe(Math.ceil(guarantees.paidTraffic.withinDays / 7))
})

it('draws the last week’s consultations, each in its own cell', () => {
  expect(entries.filter(({ state }) => state !== 'followUp')).toHaveLength(weeks.at(-1) ?? 0)
  expect(new Set(entries.map(({ day, row }) => `${day} ${row}`)).size).toBe(entries.length)
})
