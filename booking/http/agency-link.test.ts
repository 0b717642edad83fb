import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { callPages, FRIDAY } from '../../tests/fixtures/call-pages.ts'
import { clinicDesk, twoClinics } from '../../tests/fixtures/clinic-desk.ts'
import { listChanges } from '../db/audit.ts'
import { bookingById } from '../db/bookings.ts'
import { createCallLink } from '../db/call-links.ts'
import { AGENCY_HOST } from '../domain/hosts.ts'

onBothStores((store) => {
  it.each(['visitor', 'agency'] as const)(
    'a link in the e-mail of the %s cancels in their name',
    async (holder) => {
      const t = callPages(store())
      const { booking } = await t.book()
      const secret = await createCallLink(store(), booking.id, FRIDAY, holder)
      expect((await t.post(`/desk/call/cancel?booking=${secret}`)).status).toBe(303)
      expect(await bookingById(store(), booking.id)).toMatchObject({
        status: 'cancelled',
        cancelledBy: holder,
      })
      expect(t.log()).toContain(`Call canceled by the ${holder}.`)
      const recorded = { operator: 'link in the agency’s e-mail', action: 'cancel' }
      const trail = await listChanges(store(), AGENCY_HOST, 9)
      if (holder === 'agency')
        expect(trail).toMatchObject([{ ...recorded, details: { booking: booking.id } }])
      else expect(trail).toEqual([])
    },
  )

  it.each(['visitor', 'agency'] as const)(
    'a link in the e-mail of the %s moves the call, and only the agency’s is an entry of the trail',
    async (holder) => {
      const t = callPages(store())
      const { booking } = await t.book()
      const secret = await createCallLink(store(), booking.id, FRIDAY, holder)
      const to = '2026-12-01T15:45:00Z'
      expect((await t.post(`/desk/call/move?booking=${secret}`, { start: to })).status).toBe(303)
      expect(String((await bookingById(store(), booking.id))?.startsAt)).toBe(to)
      const details = { booking: booking.id, from: String(booking.startsAt), to }
      const entry = { operator: 'link in the agency’s e-mail', action: 'move', details }
      const trail = await listChanges(store(), AGENCY_HOST, 9)
      const aboutIt = trail.filter((one) => one.details.booking === booking.id)
      expect(aboutIt).toMatchObject(holder === 'agency' ? [entry] : [])
    },
  )

  it('speaks to the staff about the visitor, in office time, and leads back to the call', async () => {
    const t = callPages(store())
    const { booking } = await t.book()
    const secret = await createCallLink(store(), booking.id, FRIDAY, 'agency')
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
  })

  it('tells a clinic to call a patient without an e-mail address, in each step', async () => {
    const desk = clinicDesk(store(), twoClinics)
    expect((await desk.send('desert-light', { email: '' })).status).toBe(201)
    const { id, name } = await store().db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow()
    const secret = await createCallLink(store(), id, desk.clock.now, 'agency')
    const textOf = async (path: string, more = '') =>
      (await (await desk.get(`${path}?booking=${secret}&clinic=desert-light${more}`)).text()).replace(
        /\s+/g,
        ' ',
      )
    const call = await textOf('/desk/call')
    expect(call).toContain('This appointment is booked')
    expect(call).toContain('The patient gave no e-mail address')
    expect(call).toContain(`>${name}</b>`)
    expect(call).toContain('href="tel:+19725550188"')
    expect(await textOf('/desk/call/cancel')).toContain('The patient won’t get an e-mail about it.')
    const [, start] = /href="[^"]*start=([^"&]+)/.exec(await textOf('/desk/call/move')) ?? []
    expect(await textOf('/desk/call/move', `&start=${start}`)).toContain('please call with the new time')
    expect((await desk.post(`/desk/call/cancel?booking=${secret}&clinic=desert-light`)).status).toBe(303)
    expect(await textOf('/desk/call')).toContain('Please call.')
  })
})
