import { expect, it } from 'vitest'
import { callPages, FRIDAY, tuesday } from '../../tests/fixtures/call-pages.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { startFakeCalDav } from '../../tests/fixtures/servers/fake-caldav.ts'
import { addBlock } from '../calendar/blocks.ts'
import { connect } from '../calendar/connected/connections.ts'
import { AGENCY_HOST } from '../core/settings.ts'
import { bookingById } from '../store/bookings.ts'

/** The starts that a page's links lead to, in its order. */
const startsIn = (html: string) =>
  [...html.matchAll(/class="time-slot" href="[^"]*start=([^"&]+)"/g)].map(([, start = '']) =>
    decodeURIComponent(start),
  )

onEmbeddedStore((store) => {
  const row = (id: string) => bookingById(store(), id)

  it('lists the open times by week in the visitor’s zone or another, without the present one', async () => {
    const t = callPages(store())
    const { link } = await t.book({ startsAt: tuesday('15:45') })
    await t.book({ startsAt: tuesday('17:15') })
    const week = `/desk/call/move?booking=${link}&week=2026-12-01`
    const html = await (await t.get(week)).text()
    expect(startsIn(html)).toEqual(
      ['15:00', '16:30', '18:00', '18:45', '19:30', '20:15'].map((time) => `2026-12-01T${time}:00Z`),
    )
    expect(html).toContain('8:45\u00a0AM Mountain Standard Time')
    expect(html).toContain('aria-label="8:00 AM, Tuesday, December 1"')
    expect(html).toMatch(/href="[^"]*booking=[\w-]{22}&amp;zone=America%2FDenver&amp;week=2026-12-07#week"/)
    const other = await (await t.get(`${week}&zone=Europe/London`)).text()
    expect(other).toContain('aria-label="3:00 PM, Tuesday, December 1"')
    expect(other).toMatch(/href="[^"]*zone=Europe%2FLondon&amp;start=/)
    expect((await t.get(`${week}&zone=Mars/Base`)).status).toBe(400)
  })

  it('shows the chosen time and moves on a press, twice with one effect', async () => {
    const t = callPages(store())
    const { booking, link } = await t.book()
    const chosen = await t.get(`/desk/call/move?booking=${link}&start=2026-12-01T17:15:00Z`)
    const html = await chosen.text()
    expect(html).toContain('8:00\u00a0AM Mountain')
    expect(html).toContain('10:15\u00a0AM Mountain')
    expect(html).toContain('name="start" value="2026-12-01T17:15:00Z"')
    expect(await row(booking.id)).toEqual(booking)

    for (let press = 0; press < 2; press++) {
      const response = await t.post(`/desk/call/move?booking=${link}`, { start: '2026-12-01T17:15:00Z' })
      expect(response.status).toBe(303)
      expect(response.headers.get('Location')).toBe(`/bookingconfirmation?booking=${link}`)
    }
    expect(await row(booking.id)).toMatchObject({ startsAt: tuesday('17:15'), sequence: 1, movedAt: FRIDAY })
    expect(t.wakes.count).toBe(1)
  })

  it('answers 409 with the nearest times when the time was taken in between', async () => {
    const t = callPages(store())
    const { booking, link } = await t.book()
    await t.book({ startsAt: tuesday('17:15') })
    await addBlock(store(), AGENCY_HOST, { startsAt: tuesday('18:00'), endsAt: tuesday('18:30') }, FRIDAY)
    for (const start of ['2026-12-01T17:15:00Z', '2026-12-01T18:00:00Z']) {
      const shown = await t.get(`/desk/call/move?booking=${link}&start=${start}`)
      const posted = await t.post(`/desk/call/move?booking=${link}`, { start, zone: 'America/Chicago' })
      for (const page of [shown, posted]) {
        expect(page.status).toBe(409)
        const html = await page.text()
        expect(html).toContain('That time is no longer open')
        expect(html).toContain('role="alert"')
        expect(html.match(/outline-button flex/g)).toHaveLength(6)
      }
    }
    expect(await row(booking.id)).toEqual(booking)
  })

  it('asks the host’s connected calendar, and does not move onto what has become busy there', async () => {
    const t = callPages(store())
    const { booking, link } = await t.book()
    const { url, path, objects } = await startFakeCalDav()
    const access = { url, username: 'ana', password: 'secret', addresses: [] }
    await connect(store(), { host: AGENCY_HOST, provider: 'caldav', account: url }, access, FRIDAY)
    const event = 'BEGIN:VEVENT\r\nUID:a\r\nDTSTART:20261201T171500Z\r\nDURATION:PT30M\r\nEND:VEVENT'
    objects.set(`${path}a.ics`, `BEGIN:VCALENDAR\r\n${event}\r\nEND:VCALENDAR\r\n`)
    const start = '2026-12-01T17:15:00Z'
    const page = await t.post(`/desk/call/move?booking=${link}`, { start })
    expect([page.status, await row(booking.id)]).toEqual([409, booking])
    objects.clear()
    expect((await t.post(`/desk/call/move?booking=${link}`, { start })).status).toBe(303)
  })

  it('answers 410 when the call has ended while the host’s calendar was asked', async () => {
    const t = callPages(store())
    const { booking, link } = await t.book()
    const server = await startFakeCalDav()
    const access = { url: server.url, username: 'ana', password: 'secret', addresses: [] }
    await connect(store(), { host: AGENCY_HOST, provider: 'caldav', account: server.url }, access, FRIDAY)
    server.named = () => {
      t.clock.now = booking.endsAt
      return []
    }
    const page = await t.post(`/desk/call/move?booking=${link}`, { start: '2026-12-01T18:45:00Z' })
    expect([page.status, await row(booking.id)]).toEqual([410, booking])
  })

  it('answers 400 to a time that is not offered, 409 to one that has come too near', async () => {
    const t = callPages(store())
    const { booking, link } = await t.book()
    const wrong = ['tomorrow', '', '2026-12-01T15:10:00Z', '2026-12-02T15:00:00Z', '2027-03-02T15:00:00Z']
    for (const start of wrong) {
      const page = await t.post(`/desk/call/move?booking=${link}`, { start })
      expect(page.status, start).toBe(400)
      expect(await page.text()).toContain('We don’t take calls at that time')
    }
    t.clock.now = tuesday('14:00')
    expect((await t.post(`/desk/call/move?booking=${link}`, { start: '2026-12-01T15:45:00Z' })).status).toBe(
      409,
    )
    expect(await row(booking.id)).toEqual(booking)
  })
})
