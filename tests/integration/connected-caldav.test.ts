import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { contentFolder } from '../../app/content/read/content-folder.ts'
import { caldavCalendar } from '../../booking/calendar/connected/caldav.ts'
import { connect, listConnections } from '../../booking/calendar/connected/connections.ts'
import { overlaps } from '../../booking/calendar/time-ranges.ts'
import { openStore } from '../../booking/store/open.ts'
import { findProgram } from '../../scripts/test-programs.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { startRadicale } from '../fixtures/servers/start-radicale.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

interface WrittenCase {
  name: string
  ics: string
  busy?: string[]
  busyDays?: number
}
const { owner, from, until, cases } = JSON.parse(
  readFileSync('booking/calendar/connected/ical/cases/calendars.json', 'utf8'),
)
const CASES: WrittenCase[] = cases

const program = findProgram('radicale')
if (!program) console.log('SKIPPED: no Radicale on this machine ("sudo apt-get install radicale" brings it)')
const zone = 'America/New_York'

it.skipIf(!program)('closes on the built site what any program has written in a calendar', async () => {
  const radicale = await startRadicale(program ?? '')
  onTestFinished(() => radicale.stop())
  const url = new URL(radicale.url)
  url.username = url.password = ''
  const login = { url: url.href, username: 'desk', password: 'secret', addresses: [owner] }
  const stored: WrittenCase[] = []
  for (const [n, written] of CASES.entries()) {
    // Radicale takes no text that it can't read itself; `ical/cases.test.ts` has all of them.
    const ics = written.ics.replaceAll('UID:u1', `UID:${n}`)
    if (await radicale.put(`${n}.ics`, ics)) stored.push(written)
  }
  expect(stored.length).toBeGreaterThan(40)
  const winter = { startsAt: Temporal.Instant.from(from), endsAt: Temporal.Instant.from(until) }
  const { times } = await caldavCalendar(login, zone).busyTimes(winter, new AbortController().signal)
  const local = (at: Temporal.Instant) => at.toZonedDateTimeISO(zone).toString().slice(5, 16)
  const found = times.map(({ startsAt, endsAt }) => `${local(startsAt)}/${local(endsAt)}`)
  const busy = stored.flatMap((one) => one.busy ?? [])
  expect(found).toEqual(expect.arrayContaining(busy))

  const place = temporaryFolder()
  const store = await openStore({ dataDir: place })
  const hosts = globSync('*.yaml', { cwd: path.join(contentFolder, 'people') }).map(
    (file) => path.parse(file).name,
  )
  const now = Temporal.Instant.from('2026-11-28T12:00:00Z')
  for (const host of hosts) await connect(store, { host, provider: 'caldav', account: 'x' }, login, now)
  const clock = path.resolve('tests/fixtures/servers/clock.mjs')
  const env = { TEST_CLOCK: String(now), NODE_OPTIONS: `--import=${clock}`, TZ: 'UTC' }
  const site = await serverForTests({ DATA_DIR: place, LOG_LEVEL: 'error', ...env })
  const read = async () => (await listConnections(store)).every(({ readAt }) => readAt !== null)
  await expect.poll(read, { timeout: 120_000 }).toBe(true)
  const { starts }: { starts: string[] } = await (await fetch(`${site.origin}/desk/slots`)).json()
  await store.close()
  const ranges = busy.map((text) =>
    text.split('/').map((at) => Temporal.PlainDateTime.from(`2026-${at}`).toZonedDateTime(zone).toInstant()),
  )
  const closed = starts.filter((start) => {
    const [startsAt, endsAt] = [
      Temporal.Instant.from(start),
      Temporal.Instant.from(start).add({ minutes: 30 }),
    ]
    return ranges.some(([from = endsAt, to = startsAt]) =>
      overlaps({ startsAt, endsAt }, { startsAt: from, endsAt: to }),
    )
  })
  expect(closed).toEqual([])
  expect(starts.length).toBeGreaterThan(20)
})
