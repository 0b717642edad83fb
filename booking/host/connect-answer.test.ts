import { beforeEach, expect, it, vi } from 'vitest'
import { typeLine } from '../../tests/fixtures/agency-commands.ts'
import { callPages, FRIDAY, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { formKeyIn } from '../../tests/fixtures/form-key.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { acceptingSender, runOutbox } from '../../tests/fixtures/run-outbox.ts'
import { type FakeGoogle, startFakeGoogle } from '../../tests/fixtures/servers/fake-google.ts'
import { agreeAt } from '../../tests/fixtures/servers/fake-oauth.ts'
import { listConnections } from '../calendar/connected/connections.ts'
import { askForCalendar } from '../calendar/connected/grant.ts'
import { needsSomebody, readCalendar, startCalendarReads } from '../calendar/connected/read-calendars.ts'
import { noLog } from '../core/reporting.ts'
import { AGENCY_HOST } from '../core/settings.ts'

const TEN = '2026-12-01T15:00:00Z'
const TEN_THIRTY = '2026-12-01T15:30:00Z'
const ELEVEN_THIRTY = '2026-12-01T16:30:00Z'

let google: FakeGoogle
beforeEach(async () => {
  google = await startFakeGoogle()
})

onEmbeddedStore((store, place) => {
  const settings = () => ({ ...tuesdaySettings, oauth: { google: google.app } })
  const open = () => {
    const pages = callPages(store(), settings())
    const context = { store: store(), settings: settings(), now: () => pages.clock.now, log: noLog }
    const starts = async (): Promise<string[]> => (await (await pages.get('/desk/slots')).json()).starts
    return { ...pages, context, starts }
  }
  const type = (line: string) => typeLine(line, { ...settings(), ...place() }, FRIDAY)
  /** Plays the owner in the browser, sent by the office; returns the address to which it goes. */
  const agree = async () => {
    const asked = { provider: 'google', host: AGENCY_HOST, person: 'dana' } as const
    const address = await askForCalendar(store(), settings(), google.app, asked, FRIDAY)
    const { pathname, search } = await agreeAt(address)
    return pathname + search
  }

  it('connects a calendar anew, whose busy times close, and in which a call stands, moves and goes', async () => {
    const pages = open()
    google.add(TEN, TEN_THIRTY)
    const before = await pages.starts()
    await pages.get(await agree())
    google.behave('revoke')
    const page = await pages.get(await agree())
    expect(await page.text()).toContain('alex@example.com')
    const connected = { doneBy: 'dana', what: 'Calendar connected (google)', about: AGENCY_HOST }
    expect(await store().db.selectFrom('actions').selectAll().execute()).toMatchObject([connected, connected])
    const after = await pages.starts()
    expect(before.filter((start) => !after.includes(start))).toEqual([TEN])

    runOutbox(store(), pages.clock, { sender: acceptingSender, settings: settings() })
    const { booking, link } = await pages.book({ startsAt: Temporal.Instant.from(ELEVEN_THIRTY) })
    const entries = () => google.events().filter(({ id }) => id !== TEN)
    const entry = { summary: `${booking.name}, ${booking.practice}`, start: { dateTime: ELEVEN_THIRTY } }
    await vi.waitFor(() => expect(entries()).toMatchObject([entry]), 30_000)

    // Its own event does not keep it from its time, nor from being offered again.
    const [calendar, other] = await listConnections(store())
    if (!calendar || other) throw new Error('There is not one calendar.')
    await readCalendar(pages.context, calendar)
    const next = after.at(-1) ?? ''
    await pages.post(`/desk/call/move?booking=${link}`, { start: next, zone: 'America/New_York' })
    await vi.waitFor(() => expect(entries()).toMatchObject([{ start: { dateTime: next } }]), 30_000)
    await pages.post(`/desk/call/cancel?booking=${link}`)
    await vi.waitFor(() => expect(entries()).toEqual([]), 30_000)
    expect(await pages.starts()).toContain(next)

    expect((await type('calendars')).out).toContain('google alex@example.com')
    expect((await type(`disconnect ${calendar.id}`)).code).toBe(0)
    expect(await pages.starts()).toContain(TEN)
  })

  it('refuses a time that has become busy, and books what no calendar could be asked about', async () => {
    const pages = open()
    await pages.get(await agree())
    const key = formKeyIn(await (await pages.get('/desk/booking')).text())
    const answers = { name: 'Ada Byron', practice: 'Byron', specialty: 'Ketamine therapy', homepage: '' }
    const fields = { ...answers, key, email: 'ada@byron.example', zone: 'America/New_York' }
    const statusAt = async (start: string) =>
      (await pages.post('/desk/booking', { ...fields, start }, { Accept: 'application/json' })).status
    google.add(TEN, TEN_THIRTY)
    expect(await statusAt(TEN)).toBe(409)
    expect(await pages.starts()).not.toContain(TEN)
    google.behave(500)
    expect(await statusAt(TEN)).toBe(409)
    // The three seconds are waited for once.
    if (!place().databaseUrl) google.behave('hang')
    expect(await statusAt(ELEVEN_THIRTY)).toBe(201)
    const [booked] = await store().db.selectFrom('bookings').selectAll().execute()
    expect(booked?.calendarCheck).toBe('unchecked')
  })

  it('keeps what it last read when the calendar fails, and wants somebody after an hour, each time', async () => {
    const pages = open()
    google.add(TEN, TEN_THIRTY)
    await pages.get(await agree())
    const reads = startCalendarReads(pages.context)
    const needSomebody = async () =>
      (await listConnections(store())).filter((one) => needsSomebody(one, pages.clock.now)).length
    for (let round = 0; round < 2; round++) {
      google.behave(500)
      await reads.check()
      expect(await pages.starts()).not.toContain(TEN)
      expect(await needSomebody()).toBe(0)
      pages.clock.now = pages.clock.now.add({ minutes: 61 })
      await reads.check()
      expect(await needSomebody()).toBe(1)
      google.behave('answer')
      await reads.check()
      expect(await needSomebody()).toBe(0)
    }
    google.behave('hang')
    void reads.check()
    await reads.stop()
  })

  it('refuses an answer that nobody asked for, that comes a second time, and that comes after half an hour', async () => {
    const pages = open()
    expect((await pages.get('/desk/calendars/google?code=x&state=y')).status).toBe(400)
    const [answer, other] = [await agree(), await agree()]
    expect([(await pages.get(answer)).status, (await pages.get(answer)).status]).toEqual([200, 400])
    // Other spellings of the same sealed text.
    for (const ending of ['=', '.', '~']) {
      const spelled = answer.replace(/(state=[\w-]+)/, `$1${ending}`)
      expect(spelled).not.toBe(answer)
      expect(await (await pages.get(spelled)).text()).toContain('USED')
    }
    pages.clock.now = pages.clock.now.add({ minutes: 31 })
    expect((await pages.get(other)).status).toBe(400)
  })
})
