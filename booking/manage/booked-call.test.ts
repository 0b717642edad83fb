import { expect, it } from 'vitest'
import { callPages, FRIDAY, tuesday, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { moveBooking } from '../book/mutations.ts'
import { bookedCall } from './booked-call.ts'
import { cancelBooking } from './mutations.ts'

const texts = { url: 'https://texts.example/messages', from: '+12125550142' }
const change = { settings: tuesdaySettings, now: FRIDAY, by: 'agency' as const, tellVisitor: true }

onEmbeddedStore((store) => {
  const find = (secret: string, now = FRIDAY, settings = tuesdaySettings) =>
    bookedCall({ store: store(), settings, now: () => now }, secret)

  it('knows a call by both secrets, in every state', async () => {
    const t = callPages(store())
    const { booking, reference, link } = await t.book()
    expect(await find(reference)).toMatchObject({
      state: 'ahead',
      startsAt: String(tuesday('15:00')),
      when: expect.stringContaining('Mountain'),
      email: booking.email,
      minutes: 30,
      links: { move: `/desk/call/move?booking=${reference}` },
    })
    await moveBooking(store(), booking.id, tuesday('17:15'), change)
    expect(await find(link)).toMatchObject({ state: 'moved', startsAt: String(tuesday('17:15')) })
    expect((await find(link, tuesday('17:15')))?.state).toBe('begun')
    expect((await find(link, tuesday('17:45')))?.state).toBe('over')
    await cancelBooking(store(), booking.id, { ...change, by: 'visitor' })
    expect((await find(link))?.state).toBe('canceled')
    expect(await find('A'.repeat(22))).toBeNull()
  })

  it('speaks of texts only to a visitor who agreed to them, where texts are sent', async () => {
    const t = callPages(store())
    const { link } = await t.book()
    const consents = { reminderTexts: false, marketingTexts: true, wording: {} }
    const without = await t.book({ startsAt: tuesday('15:45'), consents })
    const withTexts = { ...tuesdaySettings, texts }
    expect((await find(link))?.textReminders).toBe(false)
    expect((await find(link, FRIDAY, withTexts))?.textReminders).toBe(true)
    expect((await find(without.link, FRIDAY, withTexts))?.textReminders).toBe(false)
  })

  it('asks each question in the way of its kind', async () => {
    const { link } = await callPages(store()).book()
    const kinds = ['long text', 'several choices'] as const
    const preparation = kinds.map((kind) => ({ name: kind, label: kind, kind }))
    const asks = { ...tuesdaySettings, questions: { ...tuesdaySettings.questions, preparation } }
    const questions = (await find(link, FRIDAY, asks))?.preparation?.questions ?? []
    expect(questions.map(({ isLong, isSeveral }) => [isLong, isSeveral])).toEqual([
      ...[
        [true, false],
        [false, true],
      ],
    ])
  })
})
