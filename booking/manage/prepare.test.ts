import { expect, it } from 'vitest'
import { callPages, tuesday, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { bookingById } from '../store/bookings.ts'
import { bookedCall } from './booked-call.ts'

const PATH = '/desk/call/prepare'
const ANSWERS = {
  zip: '80302',
  website: 'lakeside.example',
  patientValue: '$2,500',
  marketing: 'Ads\r\nSEO',
}

onEmbeddedStore((store) => {
  const service = (now: Temporal.Instant) => ({ store: store(), settings: tuesdaySettings, now: () => now })

  it('stores the answers once, and tells the agency', async () => {
    const t = callPages(store())
    const { booking, reference } = await t.book()
    const preparation = async () => (await bookedCall(service(t.clock.now), reference))?.preparation
    expect(await preparation()).toMatchObject({ isSent: false, action: `${PATH}?booking=${reference}` })
    for (const fields of [ANSWERS, { ...ANSWERS, zip: '80202' }]) {
      const answer = await t.post(`${PATH}?booking=${reference}`, fields)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('Location')).toBe(`/bookingconfirmation?booking=${reference}#prepare`)
    }
    expect(await bookingById(store(), booking.id)).toEqual({
      ...booking,
      answers: [
        { name: 'zip', title: 'ZIP code', text: '80302' },
        { name: 'website', title: 'Website', text: 'lakeside.example' },
        { name: 'patientValue', title: 'Average patient pays', text: '$2,500' },
        { name: 'marketing', title: 'Marketing now', text: 'Ads\nSEO' },
      ],
      preparedAt: t.clock.now,
    })
    expect((await t.pending()).filter((kind) => kind === 'agency-prepared')).toHaveLength(1)
    expect(await preparation()).toMatchObject({ isSent: true })
  })

  it('takes nothing that is empty, too long, or too late, and removes what cannot be typed', async () => {
    const t = callPages(store())
    const { booking, link } = await t.book()
    const post = async (fields: Record<string, string>) =>
      (await t.post(`${PATH}?booking=${link}`, fields)).status
    expect(await post({})).toBe(303)
    expect(await post({ zip: '  ', website: '\u202e' })).toBe(303)
    expect(await post({ website: 'x'.repeat(201) })).toBe(413)
    expect((await bookingById(store(), booking.id))?.preparedAt).toBeNull()
    expect(await post({ marketing: 'Ads\u202e,\r\nSEO', other: 'x' })).toBe(303)
    expect((await bookingById(store(), booking.id))?.answers).toEqual([
      { name: 'marketing', title: 'Marketing now', text: 'Ads,\nSEO' },
    ])
    const later = await t.book({ startsAt: tuesday('15:45') })
    t.clock.now = tuesday('15:45')
    expect((await t.post(`${PATH}?booking=${later.link}`, ANSWERS)).status).toBe(303)
    expect((await bookingById(store(), later.booking.id))?.preparedAt).toBeNull()
    expect(await bookedCall(service(t.clock.now), later.link)).toMatchObject({
      preparation: null,
    })
  })

  it('is reached with the call’s secret only, and only from our own pages', async () => {
    const t = callPages(store())
    const { reference } = await t.book()
    expect((await t.post(`${PATH}?booking=${'A'.repeat(22)}`, ANSWERS)).status).toBe(404)
    const headers = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await t.post(`${PATH}?booking=${reference}`, ANSWERS, headers)).status).toBe(403)
    expect((await t.get(`${PATH}?booking=${reference}`)).headers.get('Location')).toContain(reference)
  })
})
