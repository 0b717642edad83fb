import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findProgram } from '../../../scripts/test-programs.ts'
import { typeLine } from '../../../tests/fixtures/agency-commands.ts'
import { bookExample, byAgency } from '../../../tests/fixtures/book-example.ts'
import { exampleEntry as entry } from '../../../tests/fixtures/examples/example-entry.ts'
import { noted } from '../../../tests/fixtures/examples/example-request.ts'
import { exampleSettings } from '../../../tests/fixtures/examples/example-settings.ts'
import { acceptingSender, runOutbox } from '../../../tests/fixtures/run-outbox.ts'
import { startFakeCalDav } from '../../../tests/fixtures/servers/fake-caldav.ts'
import { startHttp } from '../../../tests/fixtures/servers/start-http.ts'
import { type RunningRadicale, startRadicale } from '../../../tests/fixtures/servers/start-radicale.ts'
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts'
import { moveBooking } from '../../book/mutations.ts'
import { noLog } from '../../core/reporting.ts'
import { cancelBooking } from '../../manage/mutations.ts'
import { openStore } from '../../store/open.ts'
import { type CalDavAccess, caldavCalendar, findCalDavCalendars } from './caldav.ts'
import { connect, listConnections } from './connections.ts'
import { readCalendar } from './read-calendars.ts'

const program = findProgram('radicale')
if (!program) console.log('SKIPPED: no Radicale on this machine ("sudo apt-get install radicale" brings it)')
const zone = 'America/New_York'
/** Two weeks of New York; the clocks go back on November 1. */
const range = {
  startsAt: Temporal.Instant.from('2026-10-26T00:00:00-04:00'),
  endsAt: Temporal.Instant.from('2026-11-09T00:00:00-05:00'),
}
const { signal } = new AbortController()
const dataDir = temporaryFolder()

const opened = (access: CalDavAccess) => caldavCalendar(access, zone)

describe.skipIf(!program)('a calendar on a real CalDAV server', () => {
  let radicale: RunningRadicale
  let access: CalDavAccess
  const connected = (changes: Partial<CalDavAccess> = {}) => opened({ ...access, ...changes })

  beforeAll(async () => {
    radicale = await startRadicale(program ?? '')
    const url = new URL(radicale.url)
    url.username = url.password = ''
    access = { url: url.href, username: 'desk', password: 'secret', addresses: ['alex@agency.example'] }
  })
  afterAll(() => radicale?.stop())

  it('has each call once, at its present time, and none that was canceled', async () => {
    const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
    const settings = exampleSettings
    const store = await openStore({ dataDir })
    await connect(store, { host: 'agency', provider: 'caldav', account: access.url }, access, now)
    const outbox = runOutbox(store, { now }, { sender: acceptingSender, settings })
    const startsAt = Temporal.Instant.from('2026-12-01T15:00:00Z')
    const answers = [{ name: 'zip', title: 'ZIP code', text: '75024' }, noted('SECRET')]
    const request = { startsAt, name: 'Dana Reed', practice: 'Lakeside, Inc.', answers }
    const { id } = await bookExample(store, request, now)
    await vi.waitFor(async () => expect(await radicale.events()).toHaveLength(1), 30_000)
    const [event = ''] = await radicale.events()
    expect(event).toContain('SUMMARY:Dana Reed\\, Lakeside\\, Inc.')
    expect(event).toContain('DTSTART:20261201T150000Z')
    expect(event).toContain('ZIP code: 75024')
    expect(event).not.toContain('SECRET')
    expect(event.replaceAll('\r\n ', '')).toContain(`${settings.agency.origin}/desk/call?booking=`)

    const change = byAgency(now, settings)
    await moveBooking(store, id, startsAt.add({ hours: 24 }), change)
    const moved = [expect.stringMatching(/SEQUENCE:1/)]
    await vi.waitFor(async () => expect(await radicale.events()).toEqual(moved), 30_000)
    expect((await radicale.events())[0]).toContain('DTSTART:20261202T150000Z')

    await cancelBooking(store, id, change)
    await vi.waitFor(async () => expect(await radicale.events()).toEqual([]), 30_000)
    expect(outbox.errors()).toEqual([])
    await outbox.stop()
    await store.close()
  })

  it('is busy when its owner sees it busy', async () => {
    const put = (name: string, ...events: string[]) => {
      const lines = events.map(
        (event) => `BEGIN:VEVENT\nUID:${name}\nDTSTAMP:20260101T000000Z\n${event}\nEND:VEVENT`,
      )
      const object = ['BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:test', ...lines, 'END:VCALENDAR\n'].join('\n')
      return radicale.put(`${name}.ics`, object.replaceAll('\n', '\r\n'))
    }
    const nine = (day: string) => `DTSTART;TZID=${zone}:${day}T090000\nDURATION:PT1H`
    await put('weekly', `${nine('20261005')}\nRRULE:FREQ=WEEKLY`)
    await put('day', 'DTSTART;VALUE=DATE:20261101\nDTEND;VALUE=DATE:20261102')
    await put('declined', `${nine('20261029')}\nATTENDEE;PARTSTAT=DECLINED:mailto:alex@agency.example`)
    const moved = `RECURRENCE-ID;TZID=${zone}:20261030T090000\n${nine('20261031')}`
    await put('moved', `${nine('20261023')}\nRRULE:FREQ=WEEKLY;COUNT=3`, moved)
    await put('evening', 'DTSTART:20261108T210000\nDURATION:PT2H')
    const { times, unreadable } = await connected().busyTimes(range, signal)
    expect(unreadable).toEqual([])
    expect(times.map(({ startsAt, endsAt }) => `${startsAt}/${endsAt}`).toSorted()).toEqual([
      '2026-10-26T13:00:00Z/2026-10-26T14:00:00Z',
      '2026-10-31T13:00:00Z/2026-10-31T14:00:00Z',
      '2026-11-01T04:00:00Z/2026-11-02T05:00:00Z',
      '2026-11-02T14:00:00Z/2026-11-02T15:00:00Z',
      '2026-11-06T14:00:00Z/2026-11-06T15:00:00Z',
      '2026-11-09T02:00:00Z/2026-11-09T04:00:00Z',
    ])
    await radicale.clear()
  })

  it('is found from the address of its server', async () => {
    const { url, username, password } = access
    const server = new URL(url).origin
    const found = await findCalDavCalendars({ server, username, password }, signal)
    expect(found).toEqual([{ url, name: expect.stringContaining('calls'), addresses: ['/desk/'] }])
    const refused = findCalDavCalendars({ server, username, password: 'old' }, signal)
    await expect(refused).rejects.toMatchObject({ failure: 'settings', code: 'HTTP_401' })
  })

  it('says whether waiting helps or somebody has to connect it anew', async () => {
    const wrong = connected({ password: 'old' })
    const nowhere = connected({ url: access.url.replace('/calls/', '/none/') })
    for (const calendar of [wrong, nowhere]) {
      await expect(calendar.busyTimes(range, signal)).rejects.toMatchObject({ failure: 'settings' })
      await expect(calendar.write(entry, signal)).rejects.toMatchObject({ failure: 'settings' })
    }
    await radicale.pause()
    await expect(connected().busyTimes(range, signal)).rejects.toMatchObject({ failure: 'temporary' })
    await expect(connected().write(entry, signal)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await radicale.resume()
    await connected().write(entry, signal)
    await connected().remove(entry.id, signal)
    await connected().remove(entry.id, signal)
  })
})

describe('a calendar on a server with odd answers', () => {
  const nine = (uid: string) =>
    `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART:20261102T140000Z\r\nDURATION:PT1H\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
  const start = async () => {
    const server = await startFakeCalDav()
    const calendar = opened({ url: server.url, username: 'ana', password: 'secret', addresses: [] })
    server.objects.set(`${server.path}a.ics`, nine('a'))
    return { server, calendar, busy: () => calendar.busyTimes(range, signal) }
  }
  const stored = (server: Awaited<ReturnType<typeof startFakeCalDav>>) =>
    [...server.objects]
      .filter(([href]) => href.includes(entry.id))
      .map(([, text]) => /^UID:(.*)\r$/m.exec(text)?.[1])

  it('is read without the collection’s own address, and without an event that was deleted meanwhile', async () => {
    const { server, busy } = await start()
    server.gone.push(`${server.path}deleted.ics`)
    expect(await busy()).toMatchObject({
      times: [{ startsAt: range.startsAt.add({ hours: 178 }) }],
      unreadable: [],
    })
  })

  it('names an object that the server can’t give, and reads the others', async () => {
    const { server, busy } = await start()
    server.objects.set(`${server.path}b.ics`, nine('b'))
    server.statuses.set(`${server.path}b.ics`, 500)
    const { times, unreadable } = await busy()
    expect([times.length, unreadable]).toEqual([1, [`${server.path}b.ics`]])
  })

  it('is empty when nothing is found, but not when what was found is missing', async () => {
    const { server, busy } = await start()
    server.isEmpty = 'always'
    expect(await busy()).toEqual({ times: [], unreadable: [] })
    server.isEmpty = 'members'
    await expect(busy()).rejects.toMatchObject({ failure: 'temporary' })
    server.isEmpty = 'never'
    server.objects.clear()
    server.gone.push(`${server.path}deleted.ics`)
    expect(await busy()).toEqual({ times: [], unreadable: [] })
  })

  it.each([400, 403, 409, 412])(
    'gets a call under a second UID when the first is refused with %i',
    async (status) => {
      const { server, calendar } = await start()
      server.refusals.set(entry.uid, status)
      await calendar.write(entry, signal)
      await calendar.write({ ...entry, sequence: 1 }, signal)
      expect(stored(server)).toEqual([`${entry.uid}-2`])
      server.refusals.clear()
      await calendar.remove(entry.id, signal)
      expect(stored(server)).toEqual([])
    },
  )

  it.each([
    [[423], 'temporary'],
    [[412, 412], 'temporary'],
    [[400, 400], 'refused'],
  ])('says whether a call that is refused with %j is tried again', async (statuses, failure) => {
    const { server, calendar } = await start()
    server.nextPuts = statuses
    await expect(calendar.write(entry, signal)).rejects.toMatchObject({ failure })
    await calendar.write(entry, signal)
    expect(stored(server)).toEqual([entry.uid])
  })

  it('says that Digest is not supported', async () => {
    const { server, busy } = await start()
    server.asksFor = 'Digest realm="x", nonce="y"'
    await expect(busy()).rejects.toMatchObject({ code: 'DIGEST_ONLY', failure: 'settings' })
    server.asksFor = 'Digest realm="x", Basic realm="x"'
    await expect(busy()).rejects.toMatchObject({ code: 'HTTP_401' })
  })
})

it.each([
  ['a redirect', 307, 'HTTP_307'],
  ['a page that asks to sign in', 200, 'HTTP_200'],
])('does not take %s for an empty calendar, nor the password along', async (_, status, code) => {
  const [server, elsewhere] = [await startHttp(), await startHttp()]
  Object.assign(server, { status, location: `${elsewhere.url}/calls/` })
  const calendar = opened({ url: `${server.url}/calls`, username: 'desk', password: 'secret', addresses: [] })
  await expect(calendar.busyTimes(range, signal)).rejects.toMatchObject({ code })
  expect(elsewhere.received).toEqual([])
})

it('finds the calendars for events, and those that don’t say what they are for', async () => {
  const server = await startHttp()
  const calendar = (name: string, ...kinds: string[]) =>
    `<d:response><d:href>/${name}/</d:href><d:propstat><d:prop><d:displayname>${name}</d:displayname><d:resourcetype><d:collection/><c:calendar/></d:resourcetype>${kinds.length ? `<c:supported-calendar-component-set>${kinds.map((kind) => `<c:comp name="${kind}"/>`).join('')}</c:supported-calendar-component-set>` : ''}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`
  const home =
    '<d:response><d:href>/</d:href><d:propstat><d:prop><d:current-user-principal><d:href>/</d:href></d:current-user-principal><c:calendar-home-set><d:href>/</d:href></c:calendar-home-set></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>'
  const calendars = [calendar('work', 'VEVENT', 'VTODO'), calendar('tasks', 'VTODO'), calendar('plain')]
  const body = `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">${home}${calendars.join('')}</d:multistatus>`
  Object.assign(server, { status: 207, body })
  const login = { server: server.url, username: 'ana@example.com', password: 'secret' }
  const found = await findCalDavCalendars(login, signal)
  expect(found).toEqual(
    ['work', 'plain'].map((name) => ({ name, url: `${server.url}/${name}/`, addresses: [login.username] })),
  )
})

it('gives up a calendar that takes forever to read, keeps its last busy times, and names what it can’t read', async () => {
  const answer = (lines: string) =>
    `<d:multistatus xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:response><d:href>/x</d:href><d:propstat><d:prop><d:getetag>1</d:getetag><c:calendar-data>BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Plan\n${lines}\nEND:VEVENT\nEND:VCALENDAR</c:calendar-data></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`
  const place = { dataDir: `${dataDir}/forever`, databaseUrl: undefined }
  const [server, store] = [await startHttp(), await openStore(place)]
  const login = { url: `${server.url}/calls`, username: 'desk', password: 'secret', addresses: [] }
  const now = Temporal.Now.instant()
  await connect(store, { host: 'agency', provider: 'caldav', account: 'x' }, login, now)
  const busy = { times: [[1, 2]] as [number, number][] }
  await store.db.updateTable('calendars').set({ busy }).execute()
  const read = async (lines: string) => {
    Object.assign(server, { status: 207, body: answer(lines) })
    const [calendar] = await listConnections(store)
    if (calendar)
      await readCalendar({ store, settings: exampleSettings, now: () => now, log: noLog }, calendar)
    return (await listConnections(store))[0]
  }
  const often = 'DTSTART:20200101T090000Z\nDURATION:PT1M\nRRULE:FREQ=MINUTELY;INTERVAL=10'
  const forever = new Array(1000).fill(often).join('\nEND:VEVENT\nBEGIN:VEVENT\n')
  expect(await read(forever)).toMatchObject({ busy, lastError: 'NO_ANSWER' })
  // The reading has five seconds, which may be short beside other work.
  await expect
    .poll(() => read('DTSTART:tomorrow'), { timeout: 90_000 })
    .toMatchObject({ busy: { times: [], unreadableSince: now.epochMilliseconds }, lastError: null })
  const whole = await read('DTSTART:20200101T090000Z\nDURATION:PT1M')
  expect(whole?.busy).toEqual({ times: [], unreadable: [] })
  await read('DTSTART:tomorrow')
  await store.close()
  expect((await typeLine('calendars', place)).out).toContain('“Plan” (tomorrow)')
})
