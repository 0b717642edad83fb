import { expect, it } from 'vitest'
import { site as siteFacts } from '../../app/content/site/site.data.ts'
import { checkCalendar } from './check-calendar.ts'

const calendar = (changes: object) => () => {
  const { title, videoLink, morningEmailAt, ...rules } = siteFacts.strategyCall
  return checkCalendar({ ...rules, ...changes }, 'content/site.yaml', ['strategyCall'])
}

it('accepts the project’s own calendar, with other hours on a day and a limit', () => {
  const changes = { exceptions: { '2026-12-23': [{ from: '09:00', to: '12:00' }] }, dailyLimit: 6 }
  expect(calendar(changes)()).toMatchObject(changes)
})

it('refuses a day in the owner’s words, with its field', () => {
  expect(calendar({ exceptions: { '2026-12-25': [] } })).toThrow(
    'strategyCall.exceptions.2026-12-25: found "2026-12-25"; it must be a date that is not in daysOff as well',
  )
})
