import { expect, it } from 'vitest'
import { callPages, tuesday } from '../../tests/fixtures/call-pages.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { bookingById } from '../store/bookings.ts'

onEmbeddedStore((store) => {
  it('speaks to the agency about the visitor, in office time, and leads back to the call', async () => {
    const t = callPages(store())
    const { booking } = await t.book()
    const secret = await t.agencyLink(booking)
    const at = (path = '') => `/desk/call${path}?booking=${secret}`
    for (const path of ['', '/move', '/cancel']) {
      const html = await (await t.get(at(path))).text()
      expect(html).toContain(`>${booking.name}, ${booking.practice}</b>`)
      expect(html).toMatch(/10:00\sAM Eastern/)
      expect(html).not.toMatch(/\byour (call|time)\b|AM Mountain/i)
    }
    const moved = await t.post(at('/move'), { start: '2026-12-01T15:45:00Z' })
    expect(moved.headers.get('location')).toBe(at())
    expect(await (await t.get(at())).text()).toContain('This call was moved')
    const file = await (await t.get(at('/invitation.ics'))).text()
    expect(file).toContain(`SUMMARY:Call: ${booking.name}`)
    await t.post(at('/cancel'))
    const canceled = await (await t.get(at())).text()
    expect(canceled).toContain('This call was canceled')
    expect(canceled).not.toContain('Book another time')
    expect(canceled).toMatch(/Moved from an email, Fri, Nov 20.*Canceled from an email/s)
    expect(t.log()).toContain('Canceled.')
  })

  it('moves also to a time that the site does not offer, but not to one that is taken or has passed', async () => {
    const t = callPages(store())
    const { booking, link } = await t.book()
    await t.book({ startsAt: tuesday('17:15') })
    const secret = await t.agencyLink(booking)
    const page = `/desk/call/move?booking=${secret}`
    expect(await (await t.get(page)).text()).toContain('Another time')
    expect(await (await t.get(`/desk/call/move?booking=${link}`)).text()).not.toContain('Another time')
    // Only the visitor’s own link says that the visitor comes.
    expect((await t.post(`/desk/call?booking=${secret}`)).status).toBe(409)
    const at = (date: string, time: string, path = page) => t.post(path, { date, time })
    const startsAt = async () => (await bookingById(store(), booking.id))?.startsAt
    for (const [date, time, status] of [
      ['2026-11-19', '10:00', 409],
      // Just now.
      ['2026-11-20', '07:00', 409],
      ['2026-12-05', '', 400],
      ['2026-12-01', '12:30', 409],
    ] as const)
      expect([time, (await at(date, time)).status]).toEqual([time, status])
    // A visitor's link can't.
    expect((await at('2026-12-05', '20:00', `/desk/call/move?booking=${link}`)).status).toBe(400)
    expect(await startsAt()).toEqual(booking.startsAt)
    expect((await at('2026-12-05', '20:00')).status).toBe(303)
    expect(await startsAt()).toEqual(Temporal.Instant.from('2026-12-06T01:00:00Z'))
    expect(await t.pending()).toContain('moved')
  })

  it('offers to move instead of canceling before the call has begun', async () => {
    const t = callPages(store())
    const { booking } = await t.book()
    const secret = await t.agencyLink(booking)
    const offersMove = async () => {
      const html = await (await t.get(`/desk/call/cancel?booking=${secret}`)).text()
      expect(html).toContain(`action="/desk/call/cancel?booking=${secret}"`)
      return html.includes(`href="/desk/call/move?booking=${secret}"`)
    }
    expect(await offersMove()).toBe(true)
    t.clock.now = tuesday('15:10')
    expect(await offersMove()).toBe(false)
  })

  it('sends the confirmation again, only for the agency and only of a call ahead', async () => {
    const t = callPages(store())
    const { booking, link } = await t.book()
    const secret = await t.agencyLink(booking)
    const resend = async (of: string) => (await t.post(`/desk/call/resend?booking=${of}`)).status
    const confirmations = async () => (await t.pending()).filter((kind) => kind === 'confirmation').length
    expect([await resend(link), await confirmations()]).toEqual([409, 1])
    expect([await resend(secret), await confirmations()]).toEqual([303, 2])
    await t.post(`/desk/call/cancel?booking=${secret}`)
    expect([await resend(secret), await confirmations()]).toEqual([409, 0])
  })
})
