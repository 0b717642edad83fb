import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { callPages, FRIDAY, tuesday, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { createCallLink } from '../messages/call-links.ts'
import { createDayLink } from '../messages/day-links.ts'
import { claimDue } from '../messages/outbox-claims.ts'
import { wantedBooking } from '../messages/wanted.ts'
import { listMessages } from '../operator/listings.ts'
import { bookingById } from '../store/bookings.ts'
import { recordOutcome } from './outcome.ts'

const settings = { ...tuesdaySettings, events: { url: 'http://127.0.0.1:9' } }
const OUTCOME = /^(no-show|webhook-(held|no-show|client))$/

onBothStores((store) => {
  const queued = async () =>
    (await listMessages(store(), { all: true }))
      .map(({ kind }) => kind)
      .filter((kind) => OUTCOME.test(kind))
      .sort()
  const outcomeOf = async (id: string) => (await bookingById(store(), id))?.outcome
  /** A call that has just ended, and the link in the agency's email. */
  const endedCall = async () => {
    const t = callPages(store(), settings)
    const { booking, link } = await t.book()
    const secret = await createCallLink(store(), booking.id, FRIDAY, 'agency')
    t.clock.now = tuesday('15:30')
    return { ...t, booking, visitorLink: link, path: `/desk/call/outcome?booking=${secret}` }
  }

  it('is recorded by a press, corrected by another, and a no-show gets one email', async () => {
    const { booking, ...t } = await endedCall()
    for (const is of ['no-show', 'no-show', 'client', 'no-show']) {
      expect((await t.post(t.path, { is })).status).toBe(303)
      expect(await outcomeOf(booking.id)).toBe(is)
    }
    expect(await queued()).toEqual(['no-show', 'webhook-client', 'webhook-no-show'])
    expect(await (await t.get(t.path)).text()).toContain('Marked: No-show</h1>')
    expect(t.log()).not.toContain(booking.name)
  })

  it('sends what still holds: no question once it is recorded, no email once it is corrected', async () => {
    const { booking } = await endedCall()
    const now = tuesday('15:31')
    const unwanted = async () => {
      const due = await claimDue(store(), now, { leaseSeconds: 0, limit: 50 })
      const found = await Promise.all(
        due.map(
          async (message) =>
            [message.kind, await wantedBooking(store(), { ...message, bookingId: booking.id }, now)] as const,
        ),
      )
      return found
        .filter(([kind, wanted]) => 'reason' in wanted && (OUTCOME.test(kind) || kind === 'agency-outcome'))
        .map(([kind]) => kind)
        .sort()
    }
    expect(await unwanted()).toEqual([])
    await recordOutcome(store(), booking.id, 'no-show', { settings, now })
    expect(await unwanted()).toEqual(['agency-outcome'])
    await recordOutcome(store(), booking.id, 'held', { settings, now })
    expect(await unwanted()).toEqual(['agency-outcome', 'webhook-no-show'])
  })

  it('is only shown by the links in an email, and only to the staff', async () => {
    const { booking, ...t } = await endedCall()
    const html = await (await t.get(`${t.path}&is=client`)).text()
    expect(html.indexOf('value="client"')).toBeLessThan(html.indexOf('value="held"'))
    expect(await outcomeOf(booking.id)).toBeNull()
    const visitors = `/desk/call/outcome?booking=${t.visitorLink}`
    expect(await (await t.get(visitors)).text()).not.toContain('name="is"')
    expect((await t.post(visitors, { is: 'held' })).status).toBe(409)
    expect((await t.post(t.path, { is: 'nonsense' })).status).toBe(400)
    expect(await outcomeOf(booking.id)).toBeNull()
  })

  it('waits for the call to begin, and is forgotten when the call is moved', async () => {
    const { booking, ...t } = await endedCall()
    const record = () => recordOutcome(store(), booking.id, 'no-show', { settings, now: t.clock.now })
    t.clock.now = tuesday('14:59')
    expect(await record()).toBeNull()
    expect((await t.post(t.path, { is: 'held' })).status).toBe(409)
    t.clock.now = tuesday('15:10')
    expect(await record()).toMatchObject({ outcome: 'no-show', outcomeAt: t.clock.now })
    await t.post(t.path.replace('outcome', 'move'), { start: '2026-12-01T19:30:00Z' })
    expect(await outcomeOf(booking.id)).toBeNull()
    await t.post(t.path.replace('outcome', 'cancel'))
    t.clock.now = tuesday('20:30')
    expect(await record()).toBeNull()
  })

  it('leads back to the day, which says what was recorded', async () => {
    const { booking, ...t } = await endedCall()
    const link = await createDayLink(store(), 'agency', t.clock.now)
    const posted = await t.post(`/desk/call/outcome?booking=${link}.${booking.id}`, { is: 'held' })
    const html = await (await t.get(posted.headers.get('Location') ?? '')).text()
    expect(html).toMatch(/is marked: .*Showed up/)
    expect(html).not.toContain('How did these go?')
  })
})
