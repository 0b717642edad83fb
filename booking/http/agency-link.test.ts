import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { callPages, FRIDAY } from '../../tests/fixtures/call-pages.ts'
import { bookingById } from '../db/bookings.ts'
import { createCallLink } from '../db/call-links.ts'

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
    },
  )
})
