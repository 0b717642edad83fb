import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { callPages, FRIDAY } from '../../tests/fixtures/call-pages.ts'
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
})
