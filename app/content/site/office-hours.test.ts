import { expect, it } from 'vitest'
import { formatOfficeDays, formatOfficeHours } from './office-hours.ts'

const day = [{ from: '09:00', to: '18:00' }]

it('names days with different hours one by one', () => {
  const split = [
    { from: '08:30', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ]
  expect(formatOfficeHours({ 1: day, 3: day, 6: split }, 'EST')).toBe(
    'Monday, 9:00 AM–6:00 PM EST; Wednesday, 9:00 AM–6:00 PM EST; Saturday, 8:30 AM–12:00 PM, 1:00 PM–5:00 PM EST',
  )
})

it('names the days, three and more in a row as a span', () => {
  expect(formatOfficeDays({ 1: day, 2: day, 3: day, 4: day })).toBe('Monday to Thursday')
  expect(formatOfficeDays({ 1: day, 3: day, 6: day })).toBe('Monday, Wednesday and Saturday')
  expect(formatOfficeDays({ 1: day, 2: day, 5: day, 6: day, 7: [] })).toBe(
    'Monday, Tuesday, Friday and Saturday',
  )
  expect(formatOfficeDays({ 2: day })).toBe('Tuesday')
})
