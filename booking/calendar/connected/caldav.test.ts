import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exampleEntry } from '../../../tests/fixtures/example-entry.ts'
import { type RunningHttp, startHttp } from '../../../tests/fixtures/servers/start-http.ts'
import { caldavCalendar } from './caldav.ts'

const { signal } = new AbortController()
const range = {
  startsAt: Temporal.Instant.from('2026-11-01T00:00:00Z'),
  endsAt: Temporal.Instant.from('2026-11-09T00:00:00Z'),
}

describe('a server that is no CalDAV server', () => {
  let [server, other]: RunningHttp[] = []
  beforeAll(async () => {
    server = await startHttp()
    other = await startHttp()
  })
  afterAll(() => Promise.all([server?.stop(), other?.stop()]))

  const failures = (status: number | null, ends = signal) => {
    if (!server || !other) throw new Error('The servers did not start.')
    Object.assign(server, { status, location: `${other.url}/calls/` })
    const access = { url: `${server.url}/calls`, username: 'desk', password: 'secret', addresses: [] }
    const calendar = caldavCalendar(access, 'America/New_York', () => {})
    const asked = [
      calendar.busyTimes(range, ends),
      calendar.write(exampleEntry, ends),
      calendar.remove('1', ends),
    ]
    return Promise.all(asked.map((answer) => answer.catch(({ code, failure }) => `${code} ${failure}`)))
  }

  it('does not get the password by a redirect', async () => {
    const moved = 'HTTP_307 settings'
    expect(await failures(307)).toEqual([moved, moved, moved])
    expect(server?.received.map(({ path }) => path)).toContain(`/calls/${exampleEntry.id}.ics`)
    expect(other?.received).toEqual([])
  })

  it('does not pass for an empty calendar', async () => {
    expect(await failures(200)).toEqual(['HTTP_200 temporary', undefined, undefined])
    expect(await failures(207)).toEqual(['NOT_CALDAV temporary', undefined, undefined])
  })

  it('is asked again when it is busy, and not when it refuses', async () => {
    const [busy, refused] = ['HTTP_503 temporary', 'HTTP_415 refused']
    expect(await failures(503)).toEqual([busy, busy, busy])
    expect(await failures(415)).toEqual([refused, refused, refused])
  })

  it('does not hold up the desk when it never answers', async () => {
    const silence = 'NO_ANSWER temporary'
    expect(await failures(null, AbortSignal.timeout(200))).toEqual([silence, silence, silence])
  })
})
