import { expect, it } from 'vitest'
import { callPages, FRIDAY, tuesday, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { bookingById } from '../store/bookings.ts'

const PATHS = ['/desk/call', '/desk/call/move', '/desk/call/cancel', '/desk/call/invitation.ics']

onEmbeddedStore((store) => {
  const row = (id: string) => bookingById(store(), id)

  it('the page of a call shows the time in the visitor’s zone, its length, the video room and the calendars', async () => {
    const t = callPages(store())
    const { reference, link } = await t.book()
    for (const secret of [reference, link]) {
      const page = await t.get(`/desk/call?booking=${secret}`)
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(html).toContain('Tuesday, December 1, 2026 at 8:00\u00a0AM Mountain Standard Time')
      expect(html).toContain('30 minutes by video')
      expect(html).toContain(tuesdaySettings.videoLink)
      expect(html).toContain('https://calendar.google.com/calendar/render?')
      expect(html).toContain('https://outlook.office.com/calendar/')
      expect(html).toContain(`/desk/call/invitation.ics?booking=${secret}`)
      // Only who reads the email at the address can say that its owner will be there.
      expect(html.includes(`action="/desk/call?booking=${secret}"`)).toBe(secret === link)
      expect(html).not.toContain('<script')
    }
  })

  it('the page of a call changes nothing for a scanner that follows every link', async () => {
    const t = callPages(store())
    const calls = [await t.book(), await t.book({ startsAt: tuesday('15:45') })]
    const before = await Promise.all(calls.map(({ booking }) => row(booking.id)))
    const messages = await t.pending()
    for (const path of PATHS)
      for (const { link } of calls)
        for (const method of ['GET', 'HEAD']) {
          const query = path.endsWith('move') ? '&start=2026-12-01T17:15:00Z' : ''
          expect((await t.get(`${path}?booking=${link}${query}`, { method })).status).toBeLessThan(410)
        }
    expect(await Promise.all(calls.map(({ booking }) => row(booking.id)))).toEqual(before)
    expect(await t.pending()).toEqual(messages)
  })

  it('the page of a call has headers that keep it from frames and search', async () => {
    const t = callPages(store())
    const { link } = await t.book()
    for (const path of PATHS) {
      const { headers } = await t.get(`${path}?booking=${link}`)
      expect(headers.get('X-Robots-Tag')).toBe('noindex')
      expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
      expect(headers.has('Set-Cookie')).toBe(false)
    }
  })

  it('says where an unknown, cut off or repeated secret leads on to', async () => {
    const t = callPages(store())
    const { link } = await t.book()
    const wrong = ['', '?booking=', `?booking=${'A'.repeat(22)}`, `?booking=${link.slice(1)}`]
    for (const query of [
      ...wrong,
      `?booking=${link}&booking=${link}`,
      "?booking=' or 1=1 --",
      '?booking=%00',
    ])
      for (const path of PATHS) {
        const page = await t.get(path + query)
        expect(page.status, path + query).toBe(404)
        expect(await page.text()).toContain('href="/desk/booking"')
      }
    const post = await t.post(`/desk/call?booking=${'A'.repeat(22)}`)
    expect(post.status).toBe(404)
  })

  it('Confirm you’re coming is noted once, however often it is pressed', async () => {
    const t = callPages(store())
    const { booking, link } = await t.book()
    const messages = await t.pending()
    for (let press = 0; press < 2; press++) {
      const response = await t.post(`/desk/call?booking=${link}`)
      expect(response.status).toBe(303)
      expect(response.headers.get('Location')).toBe(`/desk/call?booking=${link}`)
      t.clock.now = t.clock.now.add({ minutes: 1 })
    }
    expect(await row(booking.id)).toMatchObject({ attendingAt: FRIDAY, sequence: 0 })
    expect(await t.pending()).toEqual(messages)
    const html = await (await t.get(`/desk/call?booking=${link}`)).text()
    expect(html).toContain('Thanks for confirming')
    expect(html).not.toContain('Confirm you’re coming')
    expect(t.log()).toContain(booking.id)
    for (const secret of [link, booking.email, booking.name]) expect(t.log()).not.toContain(secret)
  })

  it('canceling asks first, acts once, and shows a way to book again', async () => {
    const t = callPages(store())
    const { booking, link } = await t.book()
    expect(await (await t.get(`/desk/call/cancel?booking=${link}`)).text()).toContain(
      'This opens the time for someone else',
    )
    for (let press = 0; press < 2; press++) {
      const response = await t.post(`/desk/call/cancel?booking=${link}`)
      expect(response.status).toBe(303)
      expect(response.headers.get('Location')).toBe(`/desk/call?booking=${link}`)
    }
    expect(await row(booking.id)).toMatchObject({ canceledBy: 'visitor', sequence: 1 })
    expect(await t.pending()).toEqual(['agency-canceled', 'canceled'])
    for (const path of ['/desk/call', '/desk/call/cancel', '/desk/call/move']) {
      const page = await t.get(`${path}?booking=${link}`)
      expect(page.status).toBe(200)
      const html = await page.text()
      expect(html).toContain('This call was canceled')
      expect(html).toContain('href="/desk/booking"')
    }
    expect((await t.post(`/desk/call?booking=${link}`)).status).toBe(410)
    expect((await t.post(`/desk/call/move?booking=${link}`, { start: '2026-12-01T15:45:00Z' })).status).toBe(
      410,
    )
    expect((await t.get(`/desk/call/invitation.ics?booking=${link}`)).status).toBe(410)
  })

  it('canceling ends for the visitor at the cut-off of the settings, and not for the agency', async () => {
    const rules = { ...tuesdaySettings.rules, changesUntilMinutesBefore: 60 }
    const t = callPages(store(), { ...tuesdaySettings, rules })
    const { booking, link } = await t.book()
    const ofAgency = await t.agencyLink(booking)
    t.clock.now = tuesday('14:00')
    expect(await (await t.get(`/desk/call?booking=${link}`)).text()).toContain('too late to move or cancel')
    expect((await t.post(`/desk/call/cancel?booking=${link}`)).status).toBe(410)
    expect((await t.post(`/desk/call/move?booking=${link}`, { start: '2026-12-01T18:00:00Z' })).status).toBe(
      410,
    )
    // It is still to come: its visitor can say so and has its calendar file.
    expect((await t.post(`/desk/call?booking=${link}`)).status).toBe(303)
    expect((await t.get(`/desk/call/invitation.ics?booking=${link}`)).status).toBe(200)
    expect((await t.post(`/desk/call/cancel?booking=${ofAgency}`)).status).toBe(303)
    expect((await row(booking.id))?.canceledBy).toBe('agency')
  })

  it('offers a calendar file with the UID of the invitation, and nobody’s address but the agency’s', async () => {
    const t = callPages(store())
    const { booking, link } = await t.book()
    const response = await t.get(`/desk/call/invitation.ics?booking=${link}`)
    expect(response.headers.get('Content-Type')).toMatch(/^text\/calendar/)
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w-]+\.ics"$/)
    const text = await response.text()
    expect(text).toContain('METHOD:PUBLISH')
    expect(text).toContain(`UID:${booking.id}@${new URL(tuesdaySettings.agency.origin).hostname}`)
    expect(text.replaceAll('\r\n ', '')).toContain(`/desk/call/move?booking=${link}`)
    expect(text).not.toMatch(/ATTENDEE|RSVP/)
  })

  it('a posted button is refused from another website, in another type, and by another method', async () => {
    const t = callPages(store())
    const { booking, link } = await t.book()
    for (const path of PATHS.slice(0, 3)) {
      const address = `${path}?booking=${link}`
      const cross = await t.post(address, {}, { 'Sec-Fetch-Site': 'cross-site' })
      expect(cross.status).toBe(403)
      expect(await cross.text()).toContain(`href="/desk/call?booking=${link}"`)
      expect((await t.post(address, {}, { 'Content-Type': 'application/json' })).status).toBe(415)
      const put = await t.get(address, { method: 'PUT' })
      expect(put.status).toBe(405)
      expect(put.headers.get('Allow')).toBe('GET, HEAD, POST')
    }
    expect((await t.post(`/desk/call/invitation.ics?booking=${link}`)).status).toBe(405)
    expect(await row(booking.id)).toEqual(booking)
  })
})
