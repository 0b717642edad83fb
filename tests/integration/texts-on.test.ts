import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { exampleSettings } from '../../booking/domain/example-settings.ts'
import { signatureOf } from '../../booking/http/texts.ts'
import { findChromium } from '../../scripts/chromium.ts'
import { MONDAY, startBookingService, type TestService } from '../fixtures/start-booking-service.ts'
import { type RunningHttp, startHttp } from '../fixtures/start-http.ts'

/**
 * The desk with a service for texts set, in a browser without JavaScript. The built site of the journeys offers none,
 * because its pages are written by what the owner has chosen.
 */
const TOKEN = 'secret'
const desk = createServer()
let origin: string
let service: TestService
let texting: RunningHttp
let browser: Browser
let page: Page

beforeAll(async () => {
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  origin = `http://127.0.0.1:${(desk.address() as AddressInfo).port}`
  texting = await startHttp()
  const url = `${texting.url.replace('://', `://AC1:${TOKEN}@`)}/Messages.json`
  service = await startBookingService({
    texts: { url, from: '+12125550100' },
    agency: { ...exampleSettings.agency, origin },
  })
  desk.on(
    'request',
    getRequestListener((request) => service.service.fetch(request, { address: '192.0.2.1' })),
  )
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is missing: run "npm test", which installs it.')
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']
  browser = await chromium.launch({ executablePath, args })
  page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
})
afterAll(async () => {
  await browser?.close()
  await service?.close()
  await texting?.stop()
  desk.closeAllConnections()
  desk.close()
})

it('texts who agreed, a day before, until they answer STOP', async () => {
  const [start = ''] = (await service.starts()).filter(
    (one) => Temporal.Instant.compare(Temporal.Instant.from(one), MONDAY.add({ hours: 30 })) > 0,
  )
  const call = Temporal.Instant.from(start)
  await page.goto(`${origin}/desk/booking?start=${start}&zone=America/New_York`)
  const boxes = page.getByRole('group', { name: /Text messages/ }).getByRole('checkbox')
  expect(await boxes.count()).toBe(2)
  for (const box of await boxes.all()) expect(await box.isChecked()).toBe(false)
  await page.getByLabel('Your name').fill('Dana Reed')
  await page.getByLabel('Practice name').fill('Lakeside Wellness')
  await page.getByLabel('E-mail address').fill('dana@practice.example')
  await page.getByLabel('Phone number').fill('(212) 555-0142')
  await page.getByLabel('Specialty').selectOption({ index: 1 })
  await page.getByLabel(/automated texts from Wellbooked about this appointment/).check()
  await page.getByRole('button', { name: 'Book this time' }).click()
  // The page itself is the website's, which does not run here.
  await page.waitForURL(/\/bookingconfirmation\?booking=[\w-]{22}$/)

  service.clock.now = call.subtract({ hours: 23 })
  await vi.waitFor(() => expect(texting.received).toHaveLength(1), 30_000)
  const text = new URLSearchParams(texting.received[0]?.body)
  expect(text.get('To')).toBe('+12125550142')
  expect(text.get('Body')).toMatch(/^Wellbooked: your call is .* Reply STOP/s)
  const link = /https?:\S+\/desk\/call\?\S+/.exec(text.get('Body') ?? '')?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('link', { name: 'Move the call' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(page.url()).toContain('/desk/call/move')

  expect((await answer('STOP')).status).toBe(200)
  service.clock.now = call.subtract({ minutes: 50 })
  await vi.waitFor(() => expect(service.logged()).toContain('answered STOP'), 30_000)
  expect(texting.received).toHaveLength(1)
})

/** Posts an answer to a text as the service does. */
function answer(body: string): Promise<Response> {
  const form = new URLSearchParams({ From: '+12125550142', To: '+12125550100', Body: body })
  const url = `${origin}/desk/texts`
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    'X-Twilio-Signature': signatureOf(TOKEN, url, form),
  }
  return fetch(url, { method: 'POST', headers, body: form.toString() })
}
