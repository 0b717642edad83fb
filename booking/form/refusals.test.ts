import { beforeEach, expect, it } from 'vitest'
import {
  answers,
  startBookingService,
  type TestService,
} from '../../tests/fixtures/servers/start-booking-service.ts'
import { CALLS_PER_ADDRESS } from '../book/mutations.ts'
import { PER_NETWORK } from '../core/hashing.ts'
import { REASONS } from './reasons.ts'

let t: TestService
beforeEach(async () => {
  t = await startBookingService()
})

const ADDRESS = '203.0.113.9'

async function book(over: Record<string, string> = {}, address = '10.0.0.1', json = true): Promise<Response> {
  const [start = ''] = await t.starts()
  return await t.post(answers(await t.key(), start, over), { json, address })
}

it('books or keeps all of thirty people behind one address, and tells the agency of most in one email', async () => {
  const own = await startBookingService({ attemptsPerTenMinutes: 20 })
  const [start = '', ...rest] = await own.starts()
  const statuses: number[] = []
  for (let n = 0; n < 30; n++) {
    const form = answers(await own.key(), rest[n] ?? '', { phone: '', email: `p${n}@clinic.example.com` })
    statuses.push((await own.post(form, { json: true, address: ADDRESS })).status)
  }
  expect(statuses).toEqual([...Array(PER_NETWORK).fill(201), ...Array(25).fill(202)])
  expect(await own.starts()).toContain(rest[PER_NETWORK])
  const other = answers(await own.key(), start)
  expect((await own.post(other, { address: '203.0.113.10' })).status).toBe(303)
  own.clock.now = own.clock.now.add({ hours: 24 })
  const [tomorrow = ''] = await own.starts()
  const again = await own.post(answers(await own.key(), tomorrow), { json: true, address: ADDRESS })
  expect(again.status).toBe(201)
  expect(await own.stored(({ db }) => db.selectFrom('leads').select('email').execute())).toHaveLength(25)
  const messages = await own.stored(({ db }) => db.selectFrom('outbox').select('kind').execute())
  const told = messages.map(({ kind }) => kind).filter((kind) => kind.startsWith('lead-'))
  expect(told.sort()).toEqual([...Array(PER_NETWORK).fill('lead-copy'), 'lead-digest'])
})

it('counts a refused post as ten that pass', async () => {
  const own = await startBookingService({ attemptsPerTenMinutes: 2 })
  const starts = await own.starts()
  const statuses: number[] = []
  for (let n = 0; n < 12; n++) {
    const email = n === 0 ? 'nobody' : `p${n}@clinic.example.com`
    const form = answers(await own.key(), starts[n] ?? '', { email, phone: '' })
    statuses.push((await own.post(form, { json: true, address: ADDRESS })).status)
  }
  expect(statuses[0]).toBe(422)
  expect(statuses.indexOf(429)).toBe(11)
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
    expect(html).toContain('Back to Wellbooked')
    expect(html).not.toContain('<form')
  }
  expect(await t.stored(({ db }) => db.selectFrom('leads').selectAll().execute())).toMatchObject([
    {
      email: 'DANA@clinic.example.com',
      wanted: { startsAt: start },
      consents: { marketingEmail: false },
      answers: [{ name: 'note', title: 'Note', text: 'My only chance' }],
    },
  ])
  const messages = await t.stored(({ db }) =>
    db.selectFrom('outbox').select('kind').where('leadId', 'is not', null).execute(),
  )
  expect(messages).toEqual([{ kind: 'lead-copy' }])
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

it('answers every reason with the status that tells a program whether to try again', () => {
  const kinds = Object.keys(REASONS) as (keyof typeof REASONS)[]
  expect(Object.groupBy(kinds, (kind) => REASONS[kind].status)).toEqual({
    202: ['network-limit', 'address-limit'],
    400: ['not-offered', 'wrong-zone', 'expired', 'used', 'forged', 'wrong-query'],
    403: ['cross-site'],
    404: ['unknown-address', 'unknown-call', 'unknown-day'],
    405: ['wrong-method'],
    409: ['taken'],
    413: ['too-large', 'too-many-fields'],
    415: ['wrong-type'],
    422: ['fields'],
    429: ['automatic', 'too-many', 'too-many-calls'],
    500: ['unexpected'],
    503: ['not-saved', 'unavailable'],
  })
})
