import { expect, it } from 'vitest'
import { callPages, tuesday, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { claimAll } from '../../tests/fixtures/run-outbox.ts'
import { wantedBooking } from '../messages/wanted.ts'
import { bookingById } from '../store/bookings.ts'
import { readSeen } from '../store/seen.ts'
import { HOST_LABELS } from './labels.ts'
import { recordOutcome } from './mutations.ts'

const settings = { ...tuesdaySettings, events: { url: 'http://127.0.0.1:9' } }

onEmbeddedStore((store) => {
  const outcomeOf = async (id: string) => (await bookingById(store(), id))?.outcome
  /** A call that has just ended, and the link in the agency's email. */
  const endedCall = async () => {
    const t = callPages(store(), settings)
    const { booking, link } = await t.book()
    const secret = await t.agencyLink(booking)
    t.clock.now = tuesday('15:31')
    const record = (outcome: 'held' | 'no-show') =>
      recordOutcome(store(), booking.id, outcome, { settings, now: t.clock.now })
    return { ...t, booking, record, visitorLink: link, path: `/desk/call/outcome?booking=${secret}` }
  }

  it('is recorded by a press, corrected by another, and a no-show gets one email', async () => {
    const { booking, ...t } = await endedCall()
    const before = await t.pending()
    for (const is of ['no-show', 'no-show', 'client', 'no-show']) {
      expect((await t.post(t.path, { is })).status).toBe(303)
      expect(await outcomeOf(booking.id)).toBe(is)
    }
    const corrections = (await readSeen(store())).map(({ event, times }) => [event, times])
    expect(corrections.toSorted()).toEqual([
      ['corrected:client:no-show', 1],
      ['corrected:no-show:client', 1],
    ])
    const queued = (await t.pending()).filter((kind) => !before.includes(kind))
    expect(queued).toEqual(['no-show', 'webhook-client', 'webhook-no-show'])
    expect(await (await t.get(t.path)).text()).toContain('Marked: No-show</h1>')
    expect(t.log()).not.toContain(booking.name)
  })

  it('sends a no-show’s email once, though it was corrected and recorded again', async () => {
    const { booking, record, pending } = await endedCall()
    await record('no-show')
    const email = store().db.updateTable('outbox').where('kind', '=', 'no-show')
    await email.set({ sentAt: tuesday('15:32') }).execute()
    await record('held')
    await record('no-show')
    expect(await outcomeOf(booking.id)).toBe('no-show')
    expect(await pending()).not.toContain('no-show')
  })

  it('sends what still holds: no question once it is recorded, no email once it is corrected', async () => {
    const { booking, record } = await endedCall()
    let now = tuesday('15:31')
    const late: string[] = []
    const unwanted = async () => {
      // By then the leases of the last claim have ended.
      now = now.add({ minutes: 1 })
      const kinds: string[] = []
      for (const message of await claimAll(store(), now)) {
        if (message.bookingId !== booking.id) continue
        const isWanted = await wantedBooking(store(), message, now).then(Boolean, () => false)
        if (!isWanted && !late.includes(message.kind)) kinds.push(message.kind)
      }
      return kinds.sort()
    }
    // The call is over, so its confirmation and reminders are too.
    late.push(...(await unwanted()))
    expect(late).not.toContain('agency-outcome')
    await record('no-show')
    expect(await unwanted()).toEqual(['agency-outcome'])
    await record('held')
    expect(await unwanted()).toEqual(['agency-outcome', 'no-show', 'webhook-no-show'])
  })

  it('is only shown by the links in an email, and only to the agency', async () => {
    const { booking, ...t } = await endedCall()
    const page = await (await t.get(`${t.path}&is=client`)).text()
    expect(page).toMatch(/Mark this call: .*value="client".*value="held"/s)
    const visitors = `/desk/call/outcome?booking=${t.visitorLink}`
    expect(await (await t.get(visitors)).text()).not.toContain('name="is"')
    expect((await t.post(visitors, { is: 'held' })).status).toBe(409)
    expect((await t.post(t.path, { is: 'nonsense' })).status).toBe(400)
    expect(await outcomeOf(booking.id)).toBeNull()
  })

  it.each([
    ['held', null, ['*held', 'no-show', 'not-a-fit', 'client']],
    ['', null, ['held', 'no-show', 'not-a-fit', 'client']],
    ['held', 'no-show' as const, ['*held', 'not-a-fit', 'client']],
    ['held', 'held' as const, ['no-show', 'not-a-fit', 'client']],
  ])('the link of “%s” to a call that is %s offers %j', async (asked, recorded, offered) => {
    const { record, ...t } = await endedCall()
    if (recorded) await record(recorded)
    const page = await (await t.get(`${t.path}&is=${asked}`)).text()
    const buttons = page.matchAll(/name="is" value="([\w-]+)"\/><button type="submit" class="(cta)?/g)
    expect([...buttons].map(([, is, main]) => (main ? `*${is}` : is))).toEqual(offered)
    expect([HOST_LABELS.noShow, HOST_LABELS.change].map((text) => page.includes(text))).toEqual([
      recorded === null,
      recorded !== null,
    ])
  })

  it('waits for the call to begin, and is forgotten when the call is moved', async () => {
    const { booking, record, ...t } = await endedCall()
    t.clock.now = tuesday('14:59')
    expect(await record('no-show')).toBeNull()
    expect((await t.post(t.path, { is: 'held' })).status).toBe(409)
    t.clock.now = tuesday('15:10')
    expect(await record('no-show')).toMatchObject({ outcome: 'no-show', outcomeAt: t.clock.now })
    t.clock.now = tuesday('15:11')
    expect(await record('no-show')).toMatchObject({ outcomeAt: tuesday('15:10') })
    await t.post(t.path.replace('outcome', 'move'), { start: '2026-12-01T19:30:00Z' })
    expect(await outcomeOf(booking.id)).toBeNull()
    await t.post(t.path.replace('outcome', 'cancel'))
    t.clock.now = tuesday('20:30')
    expect(await record('no-show')).toBeNull()
  })
})
