import { beforeEach, describe, expect, it } from 'vitest'
import { exampleEntry as entry } from '../../../tests/fixtures/examples/example-entry.ts'
import { type FakeGoogle, startFakeGoogle } from '../../../tests/fixtures/servers/fake-google.ts'
import { type FakeMicrosoft, startFakeMicrosoft } from '../../../tests/fixtures/servers/fake-microsoft.ts'
import { agreeAt, connectTo } from '../../../tests/fixtures/servers/fake-oauth.ts'
import type { ConnectedCalendar } from './connected-calendar.ts'
import { googleAccount, googleCalendar } from './google.ts'
import { microsoftAccount, microsoftCalendar } from './microsoft.ts'
import { authorizationUrl, exchangeCode } from './oauth.ts'

const { signal } = new AbortController()
const at = (text: string) => Temporal.Instant.from(text)
const december = { startsAt: at('2026-12-01T05:00:00Z'), endsAt: at('2027-01-01T05:00:00Z') }

const microsoftIn: typeof googleCalendar = (app, tokens) => microsoftCalendar(app, tokens, 'America/New_York')

describe.each([
  ['google', startFakeGoogle, googleAccount, googleCalendar],
  ['microsoft', startFakeMicrosoft, microsoftAccount, microsoftIn],
] as const)('the calendar of a fake %s', (provider, start, account, open) => {
  let fake: FakeGoogle | FakeMicrosoft
  let tokens: Awaited<ReturnType<typeof connectTo>>
  let calendar: ConnectedCalendar

  beforeEach(async () => {
    fake = await start()
    tokens = await connectTo(provider, fake.app)
    calendar = open(fake.app, tokens)
  })

  const busyIn = async () =>
    (await calendar.busyTimes(december, signal)).times.map(({ startsAt, endsAt }) => `${startsAt}/${endsAt}`)

  it('names its account, and has a call once, at its present time, until it is removed, and again when it comes back', async () => {
    expect(await account(fake.app, tokens, signal)).toBe('alex@example.com')
    await calendar.remove(entry.id, signal)
    await calendar.write(entry, signal)
    await calendar.write(entry, signal)
    expect(fake.events()).toHaveLength(1)
    for (const text of [entry.title, entry.description, entry.location])
      expect(JSON.stringify(fake.events())).toContain(text)
    expect(await busyIn()).toEqual(['2026-12-01T15:00:00Z/2026-12-01T15:30:00Z'])
    const later = { startsAt: at('2026-12-02T15:00:00Z'), endsAt: at('2026-12-02T15:30:00Z') }
    await calendar.write({ ...entry, ...later, sequence: 1 }, signal)
    expect(await busyIn()).toEqual(['2026-12-02T15:00:00Z/2026-12-02T15:30:00Z'])
    await calendar.remove(entry.id, signal)
    await calendar.remove(entry.id, signal)
    expect(fake.events()).toEqual([])
    await calendar.write({ ...entry, sequence: 2 }, signal)
    expect(fake.events()).toHaveLength(1)
  })

  it('renews a token that has no more than a minute left, and asks to be connected anew when that is refused', async () => {
    const before = tokens.kept
    tokens.kept.expiresAt = Date.now() + 60_000
    await busyIn()
    expect(tokens.kept.accessToken).not.toBe(before.accessToken)
    // Google gives a refresh token once, Microsoft a new one each time.
    expect(tokens.kept.refreshToken === before.refreshToken).toBe(provider === 'google')
    fake.behave('revoke')
    await expect(busyIn()).rejects.toMatchObject({ code: 'HTTP_401', failure: 'settings' })
    tokens.kept.expiresAt = 0
    await expect(busyIn()).rejects.toMatchObject({ code: 'invalid_grant', failure: 'settings' })
  })

  it.each([
    [401, 'HTTP_401', 'settings'],
    [429, 'HTTP_429', 'temporary'],
    [500, 'HTTP_500', 'temporary'],
  ] as const)('fails when the answer is %s', async (mode, code, failure) => {
    fake.behave(mode)
    await expect(busyIn()).rejects.toMatchObject({ code, failure })
    await expect(calendar.write(entry, signal)).rejects.toMatchObject({ code, failure })
    await expect(calendar.remove(entry.id, signal)).rejects.toMatchObject({ code, failure })
    if (failure === 'settings') return
    tokens.kept.expiresAt = 0
    await expect(busyIn()).rejects.toMatchObject({ code, failure })
  })

  it('fails when nothing answers', async () => {
    fake.behave('hang')
    for (const expiresAt of [tokens.kept.expiresAt, 0]) {
      tokens.kept.expiresAt = expiresAt
      const reading = calendar.busyTimes(december, AbortSignal.timeout(100))
      await expect(reading).rejects.toMatchObject({ code: 'NO_ANSWER', failure: 'temporary' })
    }
    await fake.stop()
    await expect(busyIn()).rejects.toMatchObject({ failure: 'temporary' })
  })

  it('is not connected by a “no”', async () => {
    const request = { redirectUri: 'http://127.0.0.1/connected', state: 'state', verifier: 'v'.repeat(43) }
    const address = await agreeAt(await authorizationUrl(provider, fake.app, request))
    address.searchParams.set('error', 'access_denied')
    const exchange = exchangeCode(fake.app, { address, ...request })
    await expect(exchange).rejects.toMatchObject({ code: 'access_denied', failure: 'settings' })
  })
})
