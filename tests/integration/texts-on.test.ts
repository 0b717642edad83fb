import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { signatureOf } from '../../booking/messages/channels/receive-text.ts'
import {
  answers,
  MONDAY,
  startBookingService,
  type TestService,
} from '../fixtures/servers/start-booking-service.ts'
import { type RunningHttp, startHttp } from '../fixtures/servers/start-http.ts'

const TOKEN = 'secret'
const FROM = '+12125550100'
let texting: RunningHttp
let desk: TestService

beforeAll(async () => {
  texting = await startHttp()
  const url = `${texting.url.replace('://', `://AC1:${TOKEN}@`)}/Messages.json`
  desk = await startBookingService({ texts: { url, from: FROM } })
})
afterAll(async () => {
  await desk?.close()
  await texting?.stop()
})

/** Posts an answer to a text as the service does. */
function answer(body: string): Promise<Response> | Response {
  const form = new URLSearchParams({ From: '+12125550142', To: FROM, Body: body })
  const url = `${desk.settings.agency.origin}/desk/texts`
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Twilio-Signature': signatureOf(TOKEN, url, form),
  }
  return desk.service.fetch(new Request(url, { method: 'POST', headers, body: form.toString() }), {
    address: '192.0.2.9',
  })
}

it('texts who agreed, a day before, until they answer STOP', async () => {
  const [start = ''] = (await desk.starts()).filter(
    (one) => Temporal.Instant.compare(Temporal.Instant.from(one), MONDAY.add({ hours: 30 })) > 0,
  )
  const form = await (await desk.get(`/desk/booking?start=${start}&zone=America/New_York`)).text()
  const [box = ''] = /<input[^>]*name="reminderTexts"[^>]*>/.exec(form) ?? []
  expect(box).toContain('type="checkbox"')
  expect(box).not.toMatch(/\schecked/)
  const over = { phone: '(212) 555-0142', reminderTexts: 'yes' }
  const booked = await desk.post(answers(await desk.key(), start, over))
  expect(booked.headers.get('location')).toMatch(/^\/bookingconfirmation\?booking=[\w-]{22}$/)

  const call = Temporal.Instant.from(start)
  desk.clock.now = call.subtract({ hours: 23 })
  await vi.waitFor(() => expect(texting.received).toHaveLength(1), 30_000)
  const text = new URLSearchParams(texting.received[0]?.body)
  expect(text.get('To')).toBe('+12125550142')
  const [, page = ''] = /https?:\/\/[^/\s]+(\/desk\/call\?\S+)/.exec(text.get('Body') ?? '') ?? []
  expect((await desk.get(page)).status).toBe(200)

  expect((await answer('STOP')).status).toBe(200)
  desk.clock.now = call.subtract({ minutes: 50 })
  await vi.waitFor(() => expect(desk.logged()).toContain('answered STOP'), 30_000)
  expect(texting.received).toHaveLength(1)
})
