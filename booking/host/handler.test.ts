import { expect, it } from 'vitest'
import { callPages, FRIDAY, tuesday, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { noted } from '../../tests/fixtures/examples/example-request.ts'
import { exampleHost } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { addBlock, listBlocks } from '../calendar/blocks.ts'
import { connect } from '../calendar/connected/connections.ts'
import { AGENCY_HOST } from '../core/settings.ts'
import { createDayLink, revokeDayLinks } from '../messages/secret-links.ts'
import { bookingById } from '../store/bookings.ts'
import { TABLES } from '../store/copy-rows.ts'
import { readBlock } from './handler.ts'

onEmbeddedStore((store) => {
  /** The pages, with a link to a host's day. */
  const day = async (settings = tuesdaySettings, host = AGENCY_HOST, createdAt = FRIDAY) => {
    const t = callPages(store(), settings)
    const link = await createDayLink(store(), host, createdAt)
    const html = async () => (await t.get(`/desk/day?link=${link}`)).text()
    const act = (path: string, fields = {}) => t.post(`/desk/day/${path}?link=${link}`, fields)
    return { ...t, link, html, act }
  }
  const onTheMorning = () => day(tuesdaySettings, AGENCY_HOST, tuesday('11:00'))
  const blocks = () => listBlocks(store(), FRIDAY)

  it('says when the first call is, with whom, and what to know, and then the others', async () => {
    const t = await onTheMorning()
    expect(await t.html()).toContain('You have no calls ahead.')
    const { booking } = await t.book({
      name: 'Dana First',
      answers: [noted('We had an agency.')],
      phone: '(212) 555-0142',
    })
    await t.book({ name: 'Lee Second', startsAt: tuesday('15:45'), phone: '555-0143' })
    expect(await t.html()).toMatch(/Your next call.*Tuesday, December 1/s)
    t.clock.now = tuesday('12:00')
    const html = await t.html()
    const first = [
      'Your next call',
      'Tuesday, December 1',
      '10:00\u00a0AM',
      'Dana First',
      'tel:+12125550142',
      'We had an agency.',
    ]
    expect(html).toMatch(
      new RegExp(
        [...first, 'Your other calls', 'Tue, Dec 1', 'Lee Second', '555-0143'].join('.*').replace('+', '\\+'),
        's',
      ),
    )
    expect(html).not.toContain('<script')
    t.clock.now = tuesday('15:40')
    expect(await t.html()).toMatch(/Your next call.*Lee Second.*How did these go.*Dana First/s)
    const posted = await t.post(`/desk/call/outcome?booking=${t.link}.${booking.id}`, { is: 'held' })
    const after = await (await t.get(posted.headers.get('Location') ?? '')).text()
    expect(after).toMatch(/Dana First.* is marked: .*Showed up/s)
    expect(after).not.toContain('How did these go')
  })

  it('names the entries of connected calendars that could not be read', async () => {
    const t = await day()
    const ana = { host: 'ana', provider: 'caldav', account: 'x' } as const
    await connect(store(), ana, {}, FRIDAY)
    expect(await t.html()).not.toContain('be read')
    const busy = { times: [], unreadable: ['“Plan” (tomorrow)', '“<b>” (?)'] }
    await store().db.updateTable('calendars').set({ busy }).execute()
    expect((await t.html()).replaceAll('<!-- -->', '')).toContain(
      '2 entries of your calendar couldn’t be read: “Plan” (tomorrow), “&lt;b&gt;” (?).',
    )
  })

  it('changes nothing for a scanner that follows every link', async () => {
    const everything = () =>
      Promise.all(TABLES.map((table) => store().db.selectFrom(table).selectAll().execute()))
    const t = await onTheMorning()
    await t.book()
    t.clock.now = tuesday('15:10')
    const before = await everything()
    const links = [...(await t.html()).matchAll(/(?:href|action)="(\/desk\/[^"]+)"/g)]
    expect(links.length).toBeGreaterThan(5)
    for (const [, path = ''] of links)
      expect((await t.get(path.replaceAll('&amp;', '&'))).status, path).toBeLessThan(400)
    expect(await everything()).toEqual(before)
  })

  it('opens for seven days, until the links are revoked, and keeps its address out of the log', async () => {
    const t = await day()
    const { booking } = await t.book()
    const paths = [`/desk/day?link=${t.link}`, `/desk/call?booking=${t.link}.${booking.id}`]
    const statuses = () => Promise.all(paths.map(async (path) => (await t.get(path)).status))
    expect(await statuses()).toEqual([200, 200])
    expect(await (await day(tuesdaySettings, 'somebody-who-left')).html()).toContain('This link has expired')
    t.clock.now = FRIDAY.add({ hours: 7 * 24 })
    expect(await statuses()).toEqual([404, 404])
    expect(await t.html()).toContain('This link has expired')
    t.clock.now = FRIDAY
    expect(await revokeDayLinks(store())).toBe(2)
    expect(await statuses()).toEqual([404, 404])
    expect((await t.act('block', { date: '2026-12-01' })).status).toBe(404)
    expect(t.log()).not.toContain(t.link)
  })

  it('shows, moves and unblocks only what is its host’s where several people take calls', async () => {
    const settings = { ...tuesdaySettings, people: [exampleHost('ana'), exampleHost('ben')] }
    const [ana, ben] = [await day(settings, 'ana'), await day(settings, 'ben')]
    const { booking } = await ana.book({ name: 'Dana First' })
    const [own, other] = booking.host === 'ana' ? [ana, ben] : [ben, ana]
    expect(await own.html()).toContain('Dana First')
    expect(await other.html()).not.toContain('Dana First')
    const move = ({ link }: { link: string }) =>
      ana.post(`/desk/call/move?booking=${link}.${booking.id}`, { start: '2026-12-01T16:30:00Z' })
    expect((await move(other)).status).toBe(404)
    const moved = await ana.get((await move(own)).headers.get('Location') ?? '')
    expect(await moved.text()).toContain(`href="/desk/day?link=${own.link}"`)
    expect((await bookingById(store(), booking.id))?.startsAt).toEqual(tuesday('16:30'))

    await own.act('block', { date: '2026-12-02' })
    expect(await other.html()).not.toContain('December 2, all day')
    await addBlock(store(), AGENCY_HOST, { startsAt: tuesday('20:00'), endsAt: tuesday('21:00') }, FRIDAY)
    for (const { id } of await blocks()) await other.act('unblock', { id })
    expect(await blocks()).toHaveLength(2)
  })

  it('blocks a day or a time, shows a refused form again, and unblocks', async () => {
    const t = await day()
    const refused = await t.act('block', { date: '2026-12-01', from: '10:00' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(/Enter both times.*value="2026-12-01".*value="10:00"/s)
    const week = { date: '2026-12-24', last: '2027-01-02' }
    const hours = { date: '2026-12-01', from: '09:30', to: '12:00' }
    for (const fields of [{ date: '2026-12-02', last: '' }, hours, week]) {
      const { headers } = await t.act('block', fields)
      expect(headers.get('Location')).toBe(`/desk/day?link=${t.link}#blocked`)
    }
    expect(await t.html()).toMatch(
      /Tuesday, December 1, 9:30\sAM to 12:00\sPM.*Wednesday, December 2, all day.*December 24 to Saturday, January 2/s,
    )
    for (const { id } of await blocks()) await t.act('unblock', { id })
    expect(await blocks()).toEqual([])
  })
})

it.each([
  ['Choose the day', ''],
  ['an end that is later', '2026-12-01', '12:00', '10:00'],
  ['hasn’t passed', '2026-11-19'],
  ['The clocks change', '2027-03-14', '02:30', '03:10'],
  ['isn’t before the first', '2026-12-24', '', '', '2026-12-23'],
  ['several days', '2026-12-24', '10:00', '12:00', '2026-12-25'],
])('says what is wrong with a time to block: %s', (fault, date, from = '', to = '', last = '') => {
  const form = new URLSearchParams({ date, from, to, last })
  expect(readBlock(form, tuesdaySettings.rules, FRIDAY)).toContain(fault)
})
