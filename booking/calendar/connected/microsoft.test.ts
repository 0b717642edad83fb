import { afterEach, beforeEach, expect, it } from 'vitest'
import { exampleEntry as entry } from '../../../tests/fixtures/example-entry.ts'
import { type FakeMicrosoft, startFakeMicrosoft } from '../../../tests/fixtures/servers/fake-microsoft.ts'
import { connectTo } from '../../../tests/fixtures/servers/fake-oauth.ts'
import type { ConnectedCalendar } from './connected-calendar.ts'
import { microsoftAccount, microsoftCalendar } from './microsoft.ts'

const signal = new AbortController().signal
const at = (text: string) => Temporal.Instant.from(text)
const december = { startsAt: at('2026-12-01T05:00:00Z'), endsAt: at('2027-01-01T05:00:00Z') }

let microsoft: FakeMicrosoft
let tokens: Awaited<ReturnType<typeof connectTo>>
let calendar: ConnectedCalendar

beforeEach(async () => {
  microsoft = await startFakeMicrosoft()
  tokens = await connectTo('microsoft', microsoft.app)
  calendar = microsoftCalendar(microsoft.app, tokens, 'America/New_York')
})
afterEach(() => microsoft.stop())

async function busyIn(range = december): Promise<string[]> {
  const busy = await calendar.busyTimes(range, signal)
  return busy.map(({ startsAt, endsAt }) => `${startsAt}/${endsAt}`)
}

it('connects, and names the account', async () => {
  expect(await microsoftAccount(microsoft.app, tokens, signal)).toBe('alex@example.com')
})

it('is busy as the owner shows it', async () => {
  const shown = ['tentative', 'busy', 'oof', 'unknown', 'free', 'workingElsewhere']
  for (const [index, showAs] of shown.entries())
    microsoft.add(`2026-12-01T1${index}:00:00.0000000`, `2026-12-01T1${index}:30:00.0000000`, { showAs })
  microsoft.add('2026-12-01T16:00:00', '2026-12-01T17:00:00', { isCancelled: true })
  microsoft.add('2026-12-01T17:00:00', '2026-12-01T18:00:00', { responseStatus: { response: 'declined' } })
  expect(await busyIn()).toEqual(
    [10, 11, 12, 13].map((hour) => `2026-12-01T${hour}:00:00Z/2026-12-01T${hour}:30:00Z`),
  )
})

it('reads a series with a moved occurrence, page by page', async () => {
  microsoft.add('2026-12-01T15:00:00', '2026-12-01T16:00:00', { type: 'seriesMaster' })
  microsoft.add('2026-12-01T15:00:00', '2026-12-01T16:00:00', { type: 'occurrence' })
  microsoft.add('2026-12-09T20:00:00', '2026-12-09T21:00:00', { type: 'exception' })
  microsoft.add('2026-12-15T15:00:00', '2026-12-15T16:00:00', { type: 'occurrence' })
  microsoft.pages.size = 1
  expect(await busyIn()).toEqual([
    '2026-12-01T15:00:00Z/2026-12-01T16:00:00Z',
    '2026-12-09T20:00:00Z/2026-12-09T21:00:00Z',
    '2026-12-15T15:00:00Z/2026-12-15T16:00:00Z',
  ])
})

it('takes the token to no other server', async () => {
  microsoft.pages = { size: 0, origin: 'http://127.0.0.2' }
  microsoft.add('2026-12-01T15:00:00', '2026-12-01T16:00:00')
  await expect(busyIn()).rejects.toMatchObject({ code: 'OTHER_ORIGIN', failure: 'refused' })
})

it('takes a whole day as the owner’s, also in an evening that is the next day in UTC', async () => {
  microsoft.add('2026-12-01T00:00:00', '2026-12-02T00:00:00', { isAllDay: true, showAs: 'oof' })
  const evening = { startsAt: at('2026-12-02T04:00:00Z'), endsAt: at('2026-12-02T04:30:00Z') }
  expect(await busyIn(evening)).toEqual(['2026-12-01T05:00:00Z/2026-12-02T05:00:00Z'])
  const eveningBefore = { startsAt: at('2026-12-01T04:00:00Z'), endsAt: at('2026-12-01T04:30:00Z') }
  expect(await busyIn(eveningBefore)).toEqual([])
})

it('writes an event once, moves it, deletes it, and brings it back when it is moved again', async () => {
  await calendar.write(entry, signal)
  await calendar.write(entry, signal)
  expect(microsoft.events()).toMatchObject([
    { subject: entry.title, location: { displayName: entry.location } },
  ])
  expect(await busyIn()).toEqual(['2026-12-01T15:00:00Z/2026-12-01T15:30:00Z'])
  const later = { startsAt: at('2026-12-02T15:00:00Z'), endsAt: at('2026-12-02T15:30:00Z'), sequence: 1 }
  await calendar.write({ ...entry, ...later }, signal)
  expect(await busyIn()).toEqual(['2026-12-02T15:00:00Z/2026-12-02T15:30:00Z'])
  await calendar.remove(entry.id, signal)
  await calendar.remove(entry.id, signal)
  expect(microsoft.events()).toEqual([])
  await calendar.write({ ...entry, sequence: 2 }, signal)
  expect(microsoft.events()).toHaveLength(1)
})

it('renews a token that is about to end, and keeps the new refresh token', async () => {
  const { refreshToken } = tokens.kept
  tokens.kept.expiresAt = Date.now() + 30_000
  await busyIn()
  expect(tokens.kept.refreshToken).not.toBe(refreshToken)
  tokens.kept.expiresAt = 0
  await busyIn()
  microsoft.behave('revoke')
  tokens.kept.expiresAt = 0
  await expect(busyIn()).rejects.toMatchObject({ code: 'invalid_grant', failure: 'settings' })
})

it.each([
  ['refuse', 'HTTP_401', 'settings'],
  [429, 'HTTP_429', 'temporary'],
  [500, 'HTTP_500', 'temporary'],
] as const)('answers of a Microsoft that says %s', async (mode, code, failure) => {
  microsoft.behave(mode)
  await expect(busyIn()).rejects.toMatchObject({ code, failure })
  await expect(calendar.write(entry, signal)).rejects.toMatchObject({ code, failure })
  await expect(calendar.remove(entry.id, signal)).rejects.toMatchObject({ code, failure })
})

it('is ended by the signal', async () => {
  microsoft.behave('hang')
  const reading = calendar.busyTimes(december, AbortSignal.timeout(100))
  await expect(reading).rejects.toMatchObject({ code: 'NO_ANSWER', failure: 'temporary' })
})
