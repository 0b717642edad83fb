import { expect, it } from 'vitest'
import { callPages, tuesday, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { bookingById } from '../store/bookings.ts'

const answers = {
  advertisers: 'A chain with 4 offices',
  breakEven: '$2,084 a patient',
  answer: 'Yes.\nPrice first.',
}

onEmbeddedStore((store) => {
  const begunCall = async () => {
    const t = callPages(store(), tuesdaySettings)
    const { booking, link } = await t.book()
    const secret = await t.agencyLink(booking)
    t.clock.now = tuesday('15:31')
    const summaryOf = async () => (await bookingById(store(), booking.id))?.callSummary
    return { ...t, summaryOf, visitorLink: link, path: `/desk/call/summary?booking=${secret}` }
  }

  it('is written by the host and emailed to the visitor once', async () => {
    const t = await begunCall()
    const missing = await t.post(t.path, { ...answers, answer: ' ' })
    expect([missing.status, await t.summaryOf()]).toEqual([422, ''])
    for (const answer of [answers.answer, 'No.'])
      expect((await t.post(t.path, { ...answers, answer })).status).toBe(303)
    expect(await t.summaryOf()).toBe(
      'Who advertises near you\nA chain with 4 offices\n\nYour break-even\n$2,084 a patient\n\nOur answer\nYes.\nPrice first.',
    )
    expect((await t.pending()).filter((kind) => kind === 'call-summary')).toHaveLength(1)
    const sent = await t.get(t.path)
    expect([sent.status, await sent.text()]).toEqual([200, expect.stringContaining('A chain with 4 offices')])
  })

  it('is not the visitor’s to write, and waits for the call to begin', async () => {
    const t = await begunCall()
    const visitors = `/desk/call/summary?booking=${t.visitorLink}`
    await t.post(visitors, answers)
    t.clock.now = tuesday('14:59')
    await t.post(t.path, answers)
    expect(await t.summaryOf()).toBe('')
    expect((await t.get(visitors)).headers.get('location')).toContain('/desk/call?booking=')
  })
})
