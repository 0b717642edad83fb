import { beforeEach, expect, it } from 'vitest'
import { type FakeMicrosoft, startFakeMicrosoft } from '../../../tests/fixtures/servers/fake-microsoft.ts'
import { connectTo } from '../../../tests/fixtures/servers/fake-oauth.ts'
import { microsoftCalendar } from './microsoft.ts'

let microsoft: FakeMicrosoft
beforeEach(async () => {
  microsoft = await startFakeMicrosoft()
})

async function busyIn(from: string, to: string): Promise<string[]> {
  const tokens = await connectTo('microsoft', microsoft.app)
  const calendar = microsoftCalendar(microsoft.app, tokens, 'America/New_York')
  const range = { startsAt: Temporal.Instant.from(from), endsAt: Temporal.Instant.from(to) }
  const { times } = await calendar.busyTimes(range, new AbortController().signal)
  return times.map(({ startsAt, endsAt }) => `${startsAt}/${endsAt}`)
}
const december = ['2026-12-01T05:00:00Z', '2027-01-01T05:00:00Z'] as const

it('is busy as the owner shows it', async () => {
  const shown = ['tentative', 'busy', 'oof', 'unknown', 'free', 'workingElsewhere']
  for (const [index, showAs] of shown.entries())
    microsoft.add(`2026-12-01T1${index}:00:00.0000000`, `2026-12-01T1${index}:30:00.0000000`, { showAs })
  microsoft.add('2026-12-01T16:00:00', '2026-12-01T17:00:00', { isCancelled: true })
  microsoft.add('2026-12-01T17:00:00', '2026-12-01T18:00:00', { responseStatus: { response: 'declined' } })
  expect(await busyIn(...december)).toEqual(
    [10, 11, 12, 13].map((hour) => `2026-12-01T${hour}:00:00Z/2026-12-01T${hour}:30:00Z`),
  )
})

it('reads a series with a moved occurrence, page by page', async () => {
  microsoft.add('2026-12-01T15:00:00', '2026-12-01T16:00:00', { type: 'seriesMaster' })
  microsoft.add('2026-12-01T15:00:00', '2026-12-01T16:00:00', { type: 'occurrence' })
  microsoft.add('2026-12-09T20:00:00', '2026-12-09T21:00:00', { type: 'exception' })
  microsoft.pageSize = 1
  expect(await busyIn(...december)).toEqual([
    '2026-12-01T15:00:00Z/2026-12-01T16:00:00Z',
    '2026-12-09T20:00:00Z/2026-12-09T21:00:00Z',
  ])
})

it('takes a whole day as the owner’s, also in an evening that is the next day in UTC', async () => {
  microsoft.add('2026-12-01T00:00:00', '2026-12-02T00:00:00', { isAllDay: true })
  const day = ['2026-12-01T05:00:00Z/2026-12-02T05:00:00Z']
  expect(await busyIn('2026-12-02T04:00:00Z', '2026-12-02T04:30:00Z')).toEqual(day)
  expect(await busyIn('2026-12-01T04:00:00Z', '2026-12-01T04:30:00Z')).toEqual([])
})
