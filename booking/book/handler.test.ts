import { expect, test } from 'vitest'
import { exampleHost } from '../../tests/fixtures/examples/example-settings.ts'
import { answers, MONDAY, startBookingService } from '../../tests/fixtures/servers/start-booking-service.ts'
import { MARKETING_TEXTS } from '../core/consents.ts'
import { sha256 } from '../core/hashing.ts'
import { bookingByReferenceHash } from '../store/bookings.ts'

const t = await startBookingService()

/** Step one, as far as an address doesn't say more. */
const NO_PLACE = { step: 'time', start: null, week: null, day: null, embed: false, error: null }

/** The first free start now. */
const free = async (place = 0) => (await t.starts())[place] ?? ''

test('redirects a plain form to the confirmation page', async () => {
  const start = await free()
  const response = await t.post(answers(await t.key(), start))
  expect(response.status).toBe(303)
  const reference = /^\/bookingconfirmation\?booking=([\w-]{22})$/.exec(
    response.headers.get('Location') ?? '',
  )?.[1]
  expect(reference).toBeDefined()
  const call = await t.service.bookingByReference(reference ?? '')
  expect(call?.startsAt).toBe(start)
  expect(call).toMatchObject({ when: expect.stringContaining('Central'), minutes: 30, host: '' })
  expect(await t.starts()).not.toContain(start)
})

test('answers the widget with JSON', async () => {
  const start = await free()
  const response = await t.post(answers(await t.key(), start, { reminderTexts: 'yes' }), { json: true })
  expect(response.status).toBe(201)
  const body = await response.json()
  expect(body).toMatchObject({ startsAt: start, zone: 'America/Chicago' })
  expect(body.confirmationUrl).toBe(`/bookingconfirmation?booking=${body.reference}`)
  expect(Date.parse(body.endsAt) - Date.parse(start)).toBe(30 * 60_000)
})

test('changes the call of a form that is posted again, and confirms it', async () => {
  const own = await startBookingService()
  const [first = '', second = ''] = await own.starts()
  const key = await own.key()
  const ada = { email: 'ada@clinic.example.com' }
  const send = async (start: string, over: Record<string, string>) => {
    const response = await own.post(answers(key, start, over), { json: true })
    return { status: response.status, ...(await response.json()) }
  }
  const { reference } = await send(first, ada)
  const website = new URLSearchParams({ website: 'clinic.example.com' })
  const prepare = `https://practice.example.com/desk/call/prepare?booking=${reference}`
  await own.service.fetch(new Request(prepare, { method: 'POST', body: website }), { address: '10.0.0.1' })
  expect(await send(first, ada)).toMatchObject({ status: 200, reference, startsAt: first })
  expect(await send(second, ada)).toMatchObject({ status: 200, reference, startsAt: second })
  expect(await own.starts()).toContain(first)
  const right = { email: 'ada.byron@clinic.example.com', note: 'By the side door' }
  expect(await send(second, right)).toMatchObject({ status: 200, reference, startsAt: second })
  const [, third = ''] = await own.starts()
  await own.post(answers(await own.key(), third))
  expect(await send(third, ada)).toMatchObject({ status: 409, error: 'taken' })
  // A third change is the last: one form sends email to a few addresses at most.
  expect((await send(first, { email: 'third@clinic.example.com' })).status).toBe(200)
  const fourth = await send(first, { email: 'fourth@clinic.example.com' })
  expect(fourth).toMatchObject({ status: 400, error: 'used', formKey: expect.any(String) })
  const calls = own.logged().match(/Call \w+\./g)
  expect(calls).toEqual(['Call booked.', ...Array(2).fill('Call changed.'), 'Call booked.', 'Call changed.'])
  const rows = await own.stored(({ db }) => db.selectFrom('bookings').selectAll().execute())
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    email: 'third@clinic.example.com',
    answers: [{ name: 'website' }],
    startsAt: Temporal.Instant.from(first),
    sequence: 3,
  })
  const messages = await own.stored(({ db }) =>
    db.selectFrom('outbox').select('kind').orderBy('sequence').execute(),
  )
  const told = messages.map(({ kind }) => kind).filter((kind) => /^(confirmation|moved)$/.test(kind))
  expect(told).toEqual(['confirmation', 'confirmation', 'moved', 'confirmation', 'moved'])
})

test('books a time that the form offered, though it came closer than the minimum notice', async () => {
  const own = await startBookingService()
  const [start = ''] = await own.starts()
  const key = await own.key()
  own.clock.now = own.clock.now.add({ minutes: 90 })
  expect(await own.starts()).not.toContain(start)
  expect((await own.post(answers(await own.key(), start), { json: true })).status).toBe(409)
  const form = answers(key, start)
  expect((await own.post(form, { json: true })).status).toBe(201)
  // The same form again has its answer also when the call has begun.
  own.clock.now = Temporal.Instant.from(start)
  expect((await own.post(form, { json: true })).status).toBe(200)
})

test.each<[string, (starts: string[]) => object, (starts: string[]) => object]>([
  ['nothing', () => ({}), () => ({ ...NO_PLACE, zone: 'America/New_York', zoneChosen: false })],
  [
    'a zone, a week and a day',
    () => ({ zone: 'Europe/London', week: '2026-11-23', day: '2026-11-24', embed: '1' }),
    () => ({
      ...NO_PLACE,
      zone: 'Europe/London',
      zoneChosen: true,
      week: '2026-11-23',
      day: '2026-11-24',
      embed: true,
    }),
  ],
  [
    'an open time',
    ([start]) => ({ start }),
    ([start = '']) => ({ step: 'details', start: Date.parse(start), error: null }),
  ],
  [
    'a time that isn’t open',
    () => ({ start: MONDAY }),
    () => ({ ...NO_PLACE, embed: false, error: { kind: 'taken' } }),
  ],
])('an address with %s opens the page there', async (_what, query, props) => {
  const starts = await t.starts()
  const html = await (await t.get(`/desk/booking?${new URLSearchParams({ ...query(starts) })}`)).text()
  expect(JSON.parse(/id="desk-props">(.*?)<\/script>/.exec(html)?.[1] ?? '')).toMatchObject(props(starts))
})

test('answers 409 with the nearest times when the time is taken, as JSON and as a page', async () => {
  const start = await free(4)
  expect((await t.post(answers(await t.key(), start))).status).toBe(303)
  const json = await t.post(answers(await t.key(), start), { json: true })
  expect(json.status).toBe(409)
  const body = await json.json()
  expect(body.error).toBe('taken')
  expect(body.nearest).toHaveLength(6)
  expect(await t.starts()).toEqual(expect.arrayContaining(body.nearest))

  const page = await t.post(answers(await t.key(), start, { note: 'First line\r\nsecond <b>line</b>' }))
  expect(page.status).toBe(409)
  const html = await page.text()
  expect(html.match(/name="instead"/g)).toHaveLength(6)
  expect(html).toContain('second &lt;b&gt;line&lt;/b&gt;')
  // The button of an alternative time is named `instead`, which overrides `start`.
  const instead = await t.post([...answers(await t.key(), start), ['instead', body.nearest[0]]], {
    json: true,
  })
  expect(instead.status).toBe(201)
  expect((await instead.json()).startsAt).toBe(body.nearest[0])
})

test('stores the evidence of consent, and only the hash of the reference', async () => {
  const touches = { utm_source: 'ads', landing: '/seo?email=a@b.co', first_utm_source: 'GOOGLE' }
  const campaign = { ...touches, came_on: '2026-11-12T03:00:00.000Z', evil: 'x' }
  const form = answers(await t.key(), await free(), { ...campaign, marketingTexts: 'yes' })
  const { reference } = await (await t.post(form, { json: true })).json()
  const booking = await t.stored((store) => bookingByReferenceHash(store, sha256(reference)))
  const stored = { utm_source: 'ads', landing: '/seo', came_on: '2026-11-11', first_utm_source: 'GOOGLE' }
  expect(booking?.attribution).toEqual(stored)
  expect(booking?.consents).toEqual({
    reminderTexts: false,
    marketingTexts: true,
    wording: { marketingTexts: MARKETING_TEXTS.wording('Wellbooked') },
  })
  expect(JSON.stringify(booking)).not.toContain(reference)
})

test('gives a call to somebody who takes those of its specialty, and to others when they are taken', async () => {
  const people = [
    exampleHost('ben', { name: 'Ben Example', calls: ['Vision'] }),
    exampleHost('ana', { name: 'Ana Example' }),
  ]
  const staffed = await startBookingService({ people })
  const [start = ''] = await staffed.starts()
  for (const host of ['Ana Example', 'Ben Example']) {
    const form = answers(await staffed.key(), start)
    const { reference } = await (await staffed.post(form, { json: true })).json()
    expect((await staffed.service.bookingByReference(reference))?.host).toBe(host)
  }
})

test('no browser keeps a form, so that two tabs never share its key', async () => {
  for (const path of ['booking', 'lead']) {
    const framed = await t.get(`/desk/${path}?embed=1`)
    expect(framed.headers.get('Cache-Control')).toBe('no-store')
    // The page around a frame names the brand, also that of a refusal.
    for (const page of [framed, await t.get(`/desk/${path}?embed=1&week=x`)])
      expect(await page.text()).not.toContain('Back to ')
  }
})
