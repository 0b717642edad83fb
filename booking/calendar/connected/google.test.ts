import { afterEach, beforeEach, expect, it } from 'vitest'
import { exampleEntry as entry } from '../../../tests/fixtures/example-entry.ts'
import { type FakeGoogle, startFakeGoogle } from '../../../tests/fixtures/servers/fake-google.ts'
import { agreeAt, connectTo } from '../../../tests/fixtures/servers/fake-oauth.ts'
import type { ConnectedCalendar } from './connected-calendar.ts'
import { googleAccount, googleCalendar } from './google.ts'
import { authorizationUrl, exchangeCode } from './oauth.ts'

const signal = new AbortController().signal
const at = (text: string) => Temporal.Instant.from(text)
const december = { startsAt: at('2026-12-01T00:00:00Z'), endsAt: at('2027-01-01T00:00:00Z') }
const request = { redirectUri: 'http://127.0.0.1/connected', state: 'state', verifier: 'v'.repeat(43) }

let google: FakeGoogle
let tokens: Awaited<ReturnType<typeof connectTo>>
let calendar: ConnectedCalendar

beforeEach(async () => {
  google = await startFakeGoogle()
  tokens = await connectTo('google', google.app)
  calendar = googleCalendar(google.app, tokens)
})
afterEach(() => google.stop())

async function busyIn(range = december): Promise<string[]> {
  const busy = await calendar.busyTimes(range, signal)
  return busy.map(({ startsAt, endsAt }) => `${startsAt}/${endsAt}`)
}

it('connects, and names the account', async () => {
  expect(await googleAccount(google.app, tokens, signal)).toBe('alex@example.com')
})

it.each<[string, (address: URL) => void, object, string]>([
  ['another verifier', () => {}, { verifier: 'w'.repeat(43) }, 'invalid_grant'],
  ['another state', () => {}, { state: 'other' }, 'WRONG_ANSWER'],
  ['a “no”', (address) => address.searchParams.set('error', 'access_denied'), {}, 'access_denied'],
])('refuses %s', async (_name, change, other, code) => {
  const address = await agreeAt(await authorizationUrl('google', google.app, request))
  change(address)
  const exchange = exchangeCode(google.app, { address, ...request, ...other })
  await expect(exchange).rejects.toMatchObject({ code, failure: 'settings' })
})

it('refuses an answer without a refresh token', async () => {
  const url = await authorizationUrl('google', google.app, request)
  const address = await agreeAt(url.replace('access_type=offline', 'access_type=online'))
  const exchange = exchangeCode(google.app, { address, ...request })
  await expect(exchange).rejects.toMatchObject({ code: 'no_refresh_token', failure: 'settings' })
})

it('reads busy times: a series with a moved and a canceled instance over the clock change, a whole day', async () => {
  const ten = (date: string, offset = '-05:00') => ({ dateTime: `${date}T10:00:00${offset}` })
  const hour = { start: ten('2027-03-01'), end: { dateTime: '2027-03-01T11:00:00-05:00' } }
  google.add({ ...hour, id: 'weekly', recurrence: ['RRULE:FREQ=WEEKLY;COUNT=4'] })
  const moved = { start: ten('2027-03-09'), end: { dateTime: '2027-03-09T11:00:00-05:00' } }
  const instance = { recurringEventId: 'weekly', originalStartTime: ten('2027-03-08') }
  google.add({ ...moved, ...instance, id: 'moved' })
  const canceled = { originalStartTime: ten('2027-03-22', '-04:00'), status: 'cancelled' } as const
  google.add({ ...hour, ...instance, ...canceled, id: 'canceled' })
  google.add({ id: 'allday', start: { date: '2027-03-31' }, end: { date: '2027-04-01' } })
  google.add({ ...hour, id: 'declined', attendees: [{ self: true, responseStatus: 'declined' }] })
  google.add({ ...hour, id: 'free', transparency: 'transparent' })
  const march = { startsAt: at('2027-03-01T00:00:00Z'), endsAt: at('2027-04-01T00:00:00Z') }
  expect(await busyIn(march)).toEqual([
    '2027-03-01T15:00:00Z/2027-03-01T16:00:00Z',
    '2027-03-15T14:00:00Z/2027-03-15T15:00:00Z',
    '2027-03-09T15:00:00Z/2027-03-09T16:00:00Z',
    '2027-03-31T04:00:00Z/2027-04-01T04:00:00Z',
  ])
})

it('reads a range that is longer than Google allows', async () => {
  google.add({ id: 'first', start: { date: '2026-12-01' }, end: { date: '2026-12-02' } })
  google.add({ id: 'last', start: { date: '2027-05-30' }, end: { date: '2027-05-31' } })
  expect(await busyIn({ ...december, endsAt: at('2027-06-01T00:00:00Z') })).toHaveLength(2)
})

it('fails when Google cannot say when the calendar is busy', async () => {
  google.calendarError = 'notFound'
  await expect(busyIn()).rejects.toMatchObject({ code: 'notFound', failure: 'settings' })
  google.calendarError = 'internalError'
  await expect(busyIn()).rejects.toMatchObject({ code: 'internalError', failure: 'temporary' })
})

it('writes an event once, moves it, deletes it, and brings it back', async () => {
  await calendar.write(entry, signal)
  await calendar.write(entry, signal)
  expect(google.events()).toMatchObject([{ summary: entry.title, location: entry.location }])
  expect(await busyIn()).toEqual(['2026-12-01T15:00:00Z/2026-12-01T15:30:00Z'])
  const later = { startsAt: at('2026-12-02T15:00:00Z'), endsAt: at('2026-12-02T15:30:00Z') }
  await calendar.write({ ...entry, ...later, sequence: 1 }, signal)
  expect(await busyIn()).toEqual(['2026-12-02T15:00:00Z/2026-12-02T15:30:00Z'])
  await calendar.remove(entry.id, signal)
  await calendar.remove(entry.id, signal)
  expect(google.events()).toEqual([])
  await calendar.write(entry, signal)
  expect(google.events()).toHaveLength(1)
  await calendar.remove('00000000-0000-4000-8000-000000000000', signal)
})

it('writes one event when two processes write it at once', async () => {
  await Promise.all([calendar.write(entry, signal), calendar.write(entry, signal)])
  expect(google.events()).toHaveLength(1)
})

it('renews a token that is about to end, and keeps the refresh token that Google gives only once', async () => {
  const { refreshToken, accessToken } = tokens.kept
  tokens.kept.expiresAt = Date.now() + 30_000
  await busyIn()
  expect(tokens.kept.refreshToken).toBe(refreshToken)
  expect(tokens.kept.accessToken).not.toBe(accessToken)
})

it('asks to be connected anew when the owner has ended it', async () => {
  google.behave('revoke')
  await expect(busyIn()).rejects.toMatchObject({ code: 'HTTP_401', failure: 'settings' })
  tokens.kept.expiresAt = 0
  await expect(busyIn()).rejects.toMatchObject({ code: 'invalid_grant', failure: 'settings' })
})

it.each([
  ['refuse', 'HTTP_401', 'settings'],
  [403, 'HTTP_403', 'temporary'],
  [429, 'HTTP_429', 'temporary'],
  [500, 'HTTP_500', 'temporary'],
] as const)('answers of a Google that says %s', async (mode, code, failure) => {
  google.behave(mode)
  await expect(busyIn()).rejects.toMatchObject({ code, failure })
  await expect(calendar.write(entry, signal)).rejects.toMatchObject({ code, failure })
  await expect(calendar.remove(entry.id, signal)).rejects.toMatchObject({ code, failure })
})

it.each([429, 500] as const)('tries again later when the token cannot be renewed: %s', async (mode) => {
  google.behave(mode)
  tokens.kept.expiresAt = 0
  await expect(busyIn()).rejects.toMatchObject({ code: `HTTP_${mode}`, failure: 'temporary' })
})

it.each([0, Number.MAX_SAFE_INTEGER])(
  'is ended by the signal, with a token that ends at %s',
  async (expiresAt) => {
    google.behave('hang')
    tokens.kept.expiresAt = expiresAt
    const reading = calendar.busyTimes(december, AbortSignal.timeout(100))
    await expect(reading).rejects.toMatchObject({ code: 'NO_ANSWER', failure: 'temporary' })
  },
)

it('says what was wrong with the connection', async () => {
  await google.stop()
  const code = expect.stringMatching(/^(ECONN|UND_ERR)/)
  await expect(busyIn()).rejects.toMatchObject({ code, failure: 'temporary' })
})
