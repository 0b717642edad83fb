import { expect, it } from 'vitest'
import { site as siteFacts } from '../../app/content/site/site.data.ts'
import { checkCalendar } from './check-calendar.ts'

const calendar = (changes: object) => () => {
  const { title, videoLink, morningEmailAt, ...rules } = siteFacts.strategyCall
  return checkCalendar({ ...rules, ...changes }, 'content/site.yaml', 'strategyCall')
}

it('accepts the project’s own calendar, with other hours on a day and a limit', () => {
  const changes = { exceptions: { '2026-12-23': [{ from: '09:00', to: '12:00' }] }, dailyLimit: 6 }
  expect(calendar(changes)()).toMatchObject(changes)
})

it.each([
  [
    { exceptions: { '2026-12-23': [{ from: '12:00', to: '09:00' }] } },
    'strategyCall.exceptions.2026-12-23.1: found {"from":"12:00","to":"09:00"}; it must be a span whose from is before its to',
  ],
  [
    { exceptions: { '2026-12-25': [] } },
    'strategyCall.exceptions.2026-12-25: found "2026-12-25"; it must be a date that is not in daysOff as well',
  ],
])('refuses %j in one sentence', (changes, message) => {
  expect(calendar(changes)).toThrow(message)
})
