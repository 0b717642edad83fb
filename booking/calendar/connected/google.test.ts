import { beforeEach, expect, it } from 'vitest'
import { exampleEntry as entry } from '../../../tests/fixtures/examples/example-entry.ts'
import { type FakeGoogle, startFakeGoogle } from '../../../tests/fixtures/servers/fake-google.ts'
import { connectTo } from '../../../tests/fixtures/servers/fake-oauth.ts'
import type { ConnectedCalendar } from './connected-calendar.ts'
import { googleCalendar } from './google.ts'

const { signal } = new AbortController()
const range = {
  startsAt: Temporal.Instant.from('2026-12-01T00:00:00Z'),
  endsAt: Temporal.Instant.from('2027-06-01T00:00:00Z'),
}

let google: FakeGoogle
let calendar: ConnectedCalendar
beforeEach(async () => {
  google = await startFakeGoogle()
  calendar = googleCalendar(google.app, await connectTo('google', google.app))
})

it('reads a series with a moved instance, in a range that is longer than Google allows', async () => {
  google.add('2026-12-01T10:00:00-05:00', '2026-12-01T11:00:00-05:00')
  google.add('2027-03-09T10:00:00-05:00', '2027-03-09T11:00:00-05:00')
  google.add('2027-05-25T10:00:00-04:00', '2027-05-25T11:00:00-04:00')
  const { times } = await calendar.busyTimes(range, signal)
  expect(times.map(({ startsAt, endsAt }) => `${startsAt}/${endsAt}`)).toEqual([
    '2026-12-01T15:00:00Z/2026-12-01T16:00:00Z',
    '2027-03-09T15:00:00Z/2027-03-09T16:00:00Z',
    '2027-05-25T14:00:00Z/2027-05-25T15:00:00Z',
  ])
})

it('fails when Google cannot say when the calendar is busy', async () => {
  google.calendarError = 'internalError'
  await expect(calendar.busyTimes(range, signal)).rejects.toMatchObject({ code: 'internalError' })
})

it('tries again later when Google limits calls by 403', async () => {
  google.behave(403)
  const limited = { code: 'HTTP_403', failure: 'temporary' }
  await expect(calendar.write(entry, signal)).rejects.toMatchObject(limited)
})

it('writes one event when two processes write it at once', async () => {
  await Promise.all([calendar.write(entry, signal), calendar.write(entry, signal)])
  expect(google.events()).toHaveLength(1)
})
