import { expect, it } from 'vitest'
import { formKeyIn } from '../../tests/fixtures/form-key.ts'
import { answers, startBookingService } from '../../tests/fixtures/servers/start-booking-service.ts'
import { listBookings, listLeads, listMessages } from '../lists/listings.ts'

const t = await startBookingService({ texts: undefined })
const SPEAKS_OF_TEXTS =
  /text message|\btexts\b|\bSTOP\b|type="checkbox"[^>]*name="(reminder|marketing)Texts"/i
/** What a visitor can read, without the props' field names. */
const visible = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

it('offers no texts in either form, and keeps the links to the policies', async () => {
  const [start = ''] = await t.starts()
  const booking = visible(await (await t.get(`/desk/booking?start=${start}`)).text())
  expect(booking).toContain('name="phone"')
  expect(booking).toContain('/privacy-policy')
  expect(booking).not.toMatch(SPEAKS_OF_TEXTS)
  const lead = visible(await (await t.get('/desk/lead')).text())
  expect(lead).toContain('name="marketingEmail"')
  expect(lead).not.toMatch(SPEAKS_OF_TEXTS)
})

it('ignores posted consents to texts, whatever their value, and queues no text', async () => {
  const start = (await t.starts()).at(-1) ?? ''
  const over = { reminderTexts: 'yes', marketingTexts: '[object Object]' }
  expect((await t.post(answers(await t.key(), start, over))).status).toBe(303)
  const key = formKeyIn(await (await t.get('/desk/lead')).text())
  const lead = answers(key, '', { marketingTexts: 'yes' })
  expect((await t.post(lead, { path: '/desk/lead' })).status).toBe(303)

  const none = { marketingTexts: false, wording: {} }
  const [booking, ...others] = await t.stored(listBookings)
  expect([booking?.consents, others]).toEqual([{ reminderTexts: false, ...none }, []])
  expect((await t.stored(listLeads)).map(({ consents }) => consents)).toMatchObject([none])
  const messages = await t.stored((store) => listMessages(store, { all: true }))
  const kinds = messages.map(({ kind }) => kind)
  expect(kinds).toContain('day-reminder')
  expect(kinds.filter((kind) => kind.endsWith('-text'))).toEqual([])
})
