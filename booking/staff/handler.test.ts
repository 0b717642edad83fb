import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { callPages, FRIDAY, tuesday, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { addBlock, listBlocks } from '../calendar/blocks.ts'
import { AGENCY_HOST } from '../core/settings.ts'
import { createDayLink, revokeDayLinks } from '../messages/day-links.ts'
import { bookingById } from '../store/bookings.ts'
import { TABLES } from '../store/copy-rows.ts'

const PEOPLE = ['ana', 'ben'].map((id) => ({
  id,
  name: `${id} Example`,
  role: 'lead',
  calls: 'all' as const,
}))
const shared = { ...tuesdaySettings, people: PEOPLE }

onBothStores((store) => {
  /** The pages, with a link to a host's day. */
  const day = async (settings = tuesdaySettings, host = 'agency', createdAt = FRIDAY) => {
    const t = callPages(store(), settings)
    const link = await createDayLink(store(), host, createdAt)
    const html = async (query = `link=${link}`) => (await t.get(`/desk/day?${query}`)).text()
    const act = (path: string, fields = {}) => t.post(`/desk/day/${path}?link=${link}`, fields)
    return { ...t, link, html, act }
  }
  const onTheMorning = () => day(tuesdaySettings, 'agency', tuesday('11:00'))
  const everything = async () =>
    JSON.stringify(
      await Promise.all(TABLES.map((table) => store().db.selectFrom(table).selectAll().execute())),
    )

  it('says when the first call is, with whom, and what to know, and then the others', async () => {
    const t = await onTheMorning()
    expect(await t.html()).toContain('You have no calls ahead.')
    await t.book({ name: 'Dana First', note: 'We had an agency.', phone: '(212) 555-0142' })
    await t.book({ name: 'Lee Second', startsAt: tuesday('15:45') })
    expect(await t.html()).toContain('No calls today. Your next call is Tuesday, December 1.')
    t.clock.now = tuesday('12:00')
    const html = await t.html()
    const shown = [
      'Your first call today',
      '10:00\u00a0AM',
      'Dana First',
      'tel:+12125550142',
      'We had an agency.',
    ]
    const places = [...shown, 'Also today', 'Lee Second'].map((words) => html.indexOf(words))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(html).not.toContain('<script')
    t.clock.now = tuesday('15:40')
    expect(await t.html()).toMatch(/Your next call.*Lee Second.*How did these go.*Dana First/s)
    t.clock.now = tuesday('17:00')
    expect(await t.html()).not.toContain('Your next call')
  })

  it('changes nothing for a scanner that follows every link', async () => {
    const t = await onTheMorning()
    await t.book()
    t.clock.now = tuesday('15:10')
    const before = await everything()
    const links = [...(await t.html()).matchAll(/(?:href|action)="(\/desk\/[^"]+)"/g)]
    expect(links.length).toBeGreaterThan(5)
    for (const [, path = ''] of links)
      expect((await t.get(path.replaceAll('&amp;', '&'))).status, path).toBeLessThan(400)
    expect(await everything()).toBe(before)
  })

  it('opens for seven days, until the links are revoked, and keeps its address to itself', async () => {
    const t = await day()
    const { booking } = await t.book()
    const paths = [`/desk/day?link=${t.link}`, `/desk/call?booking=${t.link}.${booking.id}`]
    const statuses = () => Promise.all(paths.map(async (path) => (await t.get(path)).status))
    const { headers } = await t.get(paths[0] ?? '')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
    t.clock.now = FRIDAY.add({ hours: 7 * 24 - 1 })
    expect(await statuses()).toEqual([200, 200])
    t.clock.now = FRIDAY.add({ hours: 7 * 24 })
    expect(await statuses()).toEqual([404, 404])
    expect(await t.html()).toContain('This link has expired')
    t.clock.now = FRIDAY
    expect(await revokeDayLinks(store())).toBe(1)
    expect(await statuses()).toEqual([404, 404])
    expect((await t.act('block', { date: '2026-12-01' })).status).toBe(404)
    expect(t.log()).not.toContain(t.link)
  })

  it('shows and opens only its host’s calls where several people take them', async () => {
    const [ana, ben] = [await day(shared, 'ana'), await day(shared, 'ben')]
    const { booking } = await ana.book({ name: 'Dana First' })
    const [own, other] = booking.host === 'ana' ? [ana, ben] : [ben, ana]
    expect(await own.html()).toContain('Dana First')
    expect(await other.html()).not.toContain('Dana First')
    const status = async ({ link }: { link: string }) =>
      (await ana.post(`/desk/call/cancel?booking=${link}.${booking.id}`)).status
    expect(await status(other)).toBe(404)
    expect((await bookingById(store(), booking.id))?.status).toBe('confirmed')
    await own.act('block', { date: '2026-12-02' })
    // Nor does one of them unblock what is another's, or everybody's.
    await addBlock(store(), AGENCY_HOST, { startsAt: tuesday('20:00'), endsAt: tuesday('21:00') }, '', FRIDAY)
    for (const { id } of await listBlocks(store(), FRIDAY)) await other.act('unblock', { id })
    expect(await listBlocks(store(), FRIDAY)).toHaveLength(2)
    expect(await status(own)).toBe(303)
  })

  it('moves a call by the day’s link, and leads back to the day', async () => {
    const t = await day()
    const { booking } = await t.book()
    const secret = `${t.link}.${booking.id}`
    const moved = await t.post(`/desk/call/move?booking=${secret}`, { start: '2026-12-01T16:30:00Z' })
    expect(moved.headers.get('Location')).toBe(`/desk/call?booking=${secret}`)
    expect((await bookingById(store(), booking.id))?.startsAt).toEqual(tuesday('16:30'))
    expect(await (await t.get(`/desk/call?booking=${secret}`)).text()).toContain(
      `href="/desk/day?link=${t.link}"`,
    )
  })

  it('blocks a day or a time, and unblocks it', async () => {
    const t = await day()
    for (const fields of [{ date: '2026-12-02' }, { date: '2026-12-01', from: '09:30', to: '12:00' }]) {
      const response = await t.act('block', fields)
      expect([response.status, response.headers.get('Location')]).toEqual([
        ...[303, `/desk/day?link=${t.link}#blocked`],
      ])
    }
    const html = await t.html()
    expect(html).toContain('Wednesday, December 2, all day')
    expect(html).toMatch(/Tuesday, December 1, 9:30\sAM to 12:00\sPM/)
    for (const { id } of await listBlocks(store(), FRIDAY)) await t.act('unblock', { id })
    expect(await listBlocks(store(), FRIDAY)).toEqual([])
  })

  it.each([
    [{ date: '' }, 'Choose the day'],
    [{ date: '2026-12-01', from: '10:00' }, 'Enter both times'],
    [{ date: '2026-12-01', from: '12:00', to: '10:00' }, 'an end that is later'],
    [{ date: '2026-11-19' }, 'hasn’t passed'],
    [{ date: '2027-03-14', from: '02:30', to: '03:10' }, 'The clocks change'],
  ])('shows the form again with one sentence: %j', async (fields, words) => {
    const t = await day()
    const response = await t.act('block', fields)
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(html).toContain(words)
    expect(html).toContain(`value="${fields.date}"`)
    expect(await listBlocks(store(), FRIDAY)).toEqual([])
  })
})
