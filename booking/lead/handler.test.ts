import { expect, test } from 'vitest'
import { hiddenKeyIn } from '../../tests/fixtures/form-key.ts'
import {
  MONDAY,
  type PostOptions,
  startBookingService,
} from '../../tests/fixtures/servers/start-booking-service.ts'
import { MARKETING_TEXTS } from '../core/consents.ts'
import { listLeads, listMessages } from '../lists/listings.ts'

const NEXT = '/growth_playbook_s'
const t = await startBookingService()

type Fields = Record<string, string | undefined>

const freshKey = async () => hiddenKeyIn(await (await t.get('/desk/lead')).text())

function form(key: string, over: Fields = {}): [string, string][] {
  const fields: Fields = {
    key,
    name: 'Ada Byron',
    email: 'ada@clinic.example.com',
    practice: 'Byron Clinic',
    specialty: 'Ketamine',
    phone: '',
    homepage: '',
    ...over,
  }
  return Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined)
}

const post = (fields: [string, string][], options: PostOptions = {}) =>
  t.post(fields, { path: '/desk/lead', address: '192.0.2.1', ...options })

const storedMail = async () => (await t.stored((store) => listMessages(store, { all: true }))).length

test('of an area that is taken tells the agency what for, and sends no guide', async () => {
  const page = await t.get('/desk/lead?area=Ketamine%2C%2075024')
  const html = await page.text()
  expect(html).toContain('Tell me if this area opens: Ketamine, 75024')
  const before = await storedMail()
  const fields = form(hiddenKeyIn(html), { email: 'waits@clinic.example.com', area: 'Ketamine, 75024' })
  const answer = await post(fields, { address: '198.51.100.7' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
  expect(await storedMail()).toBe(before + 1)
  expect((await t.get('/desk/lead?area=%3Cb%3E')).status).toBe(400)
})

test('the lead form posts without JavaScript, with no box checked', async () => {
  const page = await t.get('/desk/lead?utm_source=ads&evil=1')
  expect(page.status).toBe(200)
  expect(page.headers.has('Set-Cookie')).toBe(false)
  const html = await page.text()
  expect(html).toMatch(/<form [^>]*action="\/desk\/lead" method="post" target="_top">/)
  expect(html).toContain('<input type="hidden" name="utm_source" value="ads"/>')
  expect(html).toContain('>Back to Wellbooked</a>')
  expect(html).toContain('automated marketing texts from Wellbooked at this number')
  expect(html).not.toMatch(/checked|evil| style="| on[a-z]+="/)
  expect(html.match(/<script/g)).toHaveLength(2)
  expect(await (await t.get('/desk/lead?embed=1')).text()).not.toContain('>Back to Wellbooked</a>')
})

test('the lead form redirects to the guide, or answers with its path as JSON', async () => {
  const plain = await post(form(await freshKey()))
  expect(plain.status).toBe(303)
  expect(plain.headers.get('Location')).toBe(NEXT)
  const key = await freshKey()
  const first = await post(form(key, { email: 'b@clinic.example.com' }), { json: true })
  expect(first.status).toBe(201)
  expect(await first.json()).toEqual({ next: NEXT })
  expect((await post(form(key, { email: ' B@clinic.example.com ' }), { json: true })).status).toBe(200)
})

test('the lead form takes nobody at a shared computer for the visitor before, as JSON and without JavaScript', async () => {
  const before = await storedMail()
  const key = await freshKey()
  expect((await post(form(key, { email: 'alice@clinic.example.com' }), { json: true })).status).toBe(201)
  const bob = { name: 'Bob Boole', email: 'bob@clinic.example.com' }
  const refused = await post(form(key, bob), { json: true })
  const { error, formKey, next } = await refused.json()
  expect([refused.status, error, next]).toEqual([400, 'used', undefined])
  expect((await post(form(formKey, bob), { json: true })).status).toBe(201)

  const cy = { name: 'Cy Cantor', email: 'cy@clinic.example.com' }
  const page = await post(form(key, cy))
  const html = await page.text()
  expect(page.status).toBe(400)
  expect(html).toMatch(/value="Cy Cantor"[\s\S]*value="cy@clinic\.example\.com"/)
  expect(html).not.toMatch(/alice|Alice/)
  expect(hiddenKeyIn(html)).not.toBe(key)
  expect((await post(form(hiddenKeyIn(html), cy))).status).toBe(303)
  // Two emails for each of the three.
  expect(await storedMail()).toBe(before + 6)
})

test('stores the evidence of each consent and the attribution', async () => {
  const over = { phone: '(555) 010-0199', marketingTexts: 'yes', utm_source: 'ads', gclid: 'g'.repeat(201) }
  expect((await post(form(await freshKey(), over))).status).toBe(303)
  const lead = (await t.stored(listLeads)).find(({ phone }) => phone === over.phone)
  expect(lead).toMatchObject({
    formName: '2025 Telehealth Shift',
    email: 'ada@clinic.example.com',
    attribution: { utm_source: 'ads', first_utm_source: 'ads' },
    createdAt: MONDAY,
  })
  expect(lead?.consents).toEqual({
    marketingEmail: false,
    marketingTexts: true,
    wording: { marketingTexts: MARKETING_TEXTS.wording('Wellbooked') },
  })
})

test('an invalid form names what is wrong, here texts without a phone number', async () => {
  const before = await storedMail()
  const json = await post(form(await freshKey(), { marketingTexts: 'yes' }), { json: true })
  expect(json.status).toBe(422)
  expect((await json.json()).fields).toMatchObject([{ field: 'marketingTexts' }])
  const page = await post(form(await freshKey(), { marketingTexts: 'yes' }))
  expect(page.status).toBe(422)
  const html = await page.text()
  expect(html).toContain('role="alert"')
  expect(html).toMatch(/<[^>]* id="desk-marketingTexts"[^>]* autofocus=""/i)
  expect(html).toContain('aria-describedby="desk-marketingTexts-message"')
  expect(await storedMail()).toBe(before)
})

test('the lead form is rejected when forged, expired, too long, of another type or by another method', async () => {
  const before = await storedMail()
  const key = await freshKey()
  expect((await post(form(`${key}x`))).status).toBe(400)
  const wrongType = await post(form(key), { type: 'text/plain' })
  expect(wrongType.status).toBe(415)
  expect(await wrongType.text()).toContain('href="/desk/lead"')
  expect((await post(form(key, { practice: 'x'.repeat(100_000) }))).status).toBe(413)
  expect((await t.get('/desk/lead?embed=yes')).status).toBe(400)
  const put = await t.service.fetch(
    new Request('https://practice.example.com/desk/lead', { method: 'PUT', body: 'x' }),
    { address: '192.0.2.1' },
  )
  expect(put.status).toBe(405)
  expect(put.headers.get('Allow')).toBe('GET, HEAD, POST')
  t.clock.now = MONDAY.add({ hours: 4, seconds: 1 })
  const old = await post(form(key))
  t.clock.now = MONDAY
  expect(old.status).toBe(400)
  const html = await old.text()
  expect(html).toContain('This form expired')
  expect(hiddenKeyIn(html)).not.toBe(key)
  expect(await storedMail()).toBe(before)
})
