import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrationsFolder } from '../../tests/fixtures/migrations-folder.ts'
import {
  answers,
  startBookingService,
  type TestService,
} from '../../tests/fixtures/servers/start-booking-service.ts'
import { CALLS_PER_ADDRESS, CALLS_PER_NETWORK } from '../book/mutations.ts'
import { openStore } from '../store/open.ts'

let t: TestService
beforeEach(async () => {
  t = await startBookingService()
})
afterEach(() => t.close())

const ADDRESS = '203.0.113.9'

async function book(over: Record<string, string> = {}, address = '10.0.0.1', json = true): Promise<Response> {
  const [start = ''] = await t.starts()
  return await t.post(answers(await t.key(), start, over), { json, address })
}

it('keeps the calls of a network beyond its number of a day as leads, and takes them again a day later', async () => {
  for (let n = 0; n < CALLS_PER_NETWORK; n++) expect((await book({}, ADDRESS)).status).toBe(201)
  const open = await t.starts()
  const kept = await book({ phone: '(212) 555-0177' }, ADDRESS)
  expect(kept.status).toBe(202)
  expect(await kept.json()).toEqual({ kept: true, contact: '(212) 555-0177' })
  const byEmail = await book({ phone: '', email: 'kept@clinic.example.com' }, ADDRESS)
  expect(await byEmail.json()).toEqual({ kept: true, contact: 'kept@clinic.example.com' })
  expect(await t.starts()).toEqual(open)
  expect((await book({}, '203.0.113.10')).status).toBe(201)
  t.clock.now = t.clock.now.add({ hours: 24 })
  expect((await book({}, ADDRESS)).status).toBe(201)
})

it('keeps the calls of an address beyond its upcoming ones as leads, however it is spelled', async () => {
  const spellings = ['dana@clinic.example.com', 'Dana+calls@Clinic.example.com']
  for (let n = 0; n < CALLS_PER_ADDRESS; n++)
    expect((await book({ email: spellings[n] ?? '' })).status).toBe(201)
  const [start = ''] = await t.starts()
  const form = answers(await t.key(), start, { email: 'DANA@clinic.example.com', note: 'My only chance' })
  for (const press of [1, 2]) {
    const page = await t.post(form)
    expect(page.status, `press ${press}`).toBe(202)
    const html = await page.text()
    expect(html).toContain(t.settings.agency.dial)
    expect(html.replaceAll('\u00a0', ' ')).toContain('(555) 010-0199')
    expect(html).not.toContain('<form')
  }
  const store = await openStore({ dataDir: t.settings.dataDir, migrationsFolder })
  const leads = await store.db.selectFrom('leads').selectAll().execute()
  expect(leads).toMatchObject([
    { email: 'DANA@clinic.example.com', wanted: { startsAt: start, note: 'My only chance' } },
  ])
  const messages = await store.db
    .selectFrom('outbox')
    .select('kind')
    .where('leadId', 'is not', null)
    .execute()
  expect(messages).toEqual([{ kind: 'lead-copy' }])
  await store.close()
})

it('logs every refusal once, with its reason, the form and the hashed network', async () => {
  await book({ email: 'nobody' }, ADDRESS)
  await book({ zone: 'Mars/Base' }, ADDRESS)
  for (const path of ['lead', 'dana@clinic.example.com']) {
    const crossSite = new Request(`https://practice.example.com/desk/${path}`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    })
    expect((await t.service.fetch(crossSite, { address: ADDRESS })).status).toBe(403)
  }
  const refusals = t
    .logged()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ refused }) => refused)
  expect(refusals).toMatchObject([
    { refused: 'fields', form: 'booking' },
    { refused: 'wrong-zone', form: 'booking' },
    { refused: 'cross-site', form: 'lead' },
    { refused: 'cross-site', form: 'unknown' },
  ])
  expect(new Set(refusals.map(({ network }) => network)).size).toBe(1)
  expect(t.logged()).not.toContain(ADDRESS)
})
