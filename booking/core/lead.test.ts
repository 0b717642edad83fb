import { expect, it } from 'vitest'
import { formatAsked, type Lead } from './lead.ts'

const NOW = Temporal.Instant.from('2026-12-01T15:00:00Z')
const wanted = { startsAt: '2026-12-01T15:00:00Z', visitorZone: 'America/Denver' }

it.each<[Partial<Lead>, string]>([
  [{}, 'asked for the guide'],
  [{ area: 'Ketamine, 75024' }, 'waits for Ketamine, 75024'],
  [{ callBy: NOW }, 'wants to be called back'],
  [{ callBy: NOW, calledAt: NOW }, 'was called back'],
  [{ wanted }, 'wanted a call on Tuesday, December 1, 2026 at 10:00 AM Eastern Standard Time'],
])('%j %s', (lead, asked) => {
  const nothing = { wanted: null, callBy: null, calledAt: null, area: '' }
  expect(formatAsked({ ...nothing, ...lead }, 'America/New_York')).toBe(asked)
})
