import { rm } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { migrationsFolder } from '../../tests/fixtures/migrations-folder.ts'
import {
  answers,
  formKeyIn,
  startBookingService,
} from '../../tests/fixtures/servers/start-booking-service.ts'
import { listBookings, listLeads, listMessages } from '../operator/listings.ts'
import { openStore } from '../store/open.ts'

const t = await startBookingService({ texts: undefined })
const SPEAKS_OF_TEXTS =
  /text message|\btexts\b|\bSTOP\b|type="checkbox"[^>]*name="(reminder|marketing)Texts"/i
/** What a visitor can read, without the props' field names. */
const visible = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

afterAll(() => rm(t.settings.dataDir, { recursive: true }))

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
  const lead = {
    key,
    name: 'Ada Byron',
    practice: 'Byron Clinic',
    email: 'ada@clinic.example.com',
    specialty: 'Ketamine',
    phone: '',
    marketingTexts: 'yes',
    homepage: '',
  }
  const posted = await t.service.fetch(
    new Request('https://practice.example.com/desk/lead', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(lead).toString(),
    }),
    { address: '192.0.2.9' },
  )
  expect(posted.status).toBe(303)

  await t.service.close()
  const store = await openStore({ dataDir: t.settings.dataDir, migrationsFolder })
  const none = { reminderTexts: false, marketingTexts: false, wording: {} }
  expect((await listBookings(store)).map(({ consents }) => consents)).toEqual([none])
  expect((await listLeads(store)).map(({ consents }) => consents)).toMatchObject([
    { marketingTexts: false, wording: {} },
  ])
  const kinds = (await listMessages(store, { all: true })).map(({ kind }) => kind)
  expect(kinds).toContain('day-reminder')
  expect(kinds.filter((kind) => kind.endsWith('-text'))).toEqual([])
  await store.close()
})
