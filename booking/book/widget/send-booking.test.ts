import { beforeEach, expect, it, vi } from 'vitest'
import { answers, startBookingService } from '../../../tests/fixtures/servers/start-booking-service.ts'
import { CALLS_PER_ADDRESS } from '../mutations.ts'
import { loadStarts, sendBooking } from './send-booking.ts'

const t = await startBookingService()
const answerBy = (fetch: (path: string, init: RequestInit) => Promise<Response>) =>
  vi.stubGlobal('fetch', fetch)

beforeEach(() =>
  answerBy((path, init) =>
    t.service.fetch(new Request(`https://practice.example.com${path}`, init), { address: '10.0.0.1' }),
  ),
)

async function send(over: Record<string, string> = {}) {
  const [start = ''] = await t.starts()
  return await sendBooking(new URLSearchParams(answers(await t.key(), start, over)))
}

it('loads the open times, and books one of them', async () => {
  const starts = (await t.starts()).map(Date.parse)
  expect(await loadStarts()).toEqual(starts)
  expect(await send()).toMatchObject({
    kind: 'booked',
    booked: { startsAt: starts[0], zone: 'America/Chicago', reference: expect.stringMatching(/^[\w-]{22}$/) },
  })
})

it('says what keeps the agency from booking, and by what it gets in touch', async () => {
  const email = 'dana@clinic.example.com'
  for (let call = 0; call < CALLS_PER_ADDRESS; call++) expect(await send({ email })).toHaveProperty('booked')
  expect(await send({ email })).toEqual({ kind: 'kept', contact: expect.stringContaining('555') })
})

it('says why nothing is booked, with the nearest times, or with a key for another try', async () => {
  const [start = ''] = await t.starts()
  await send()
  const taken = await send({ start })
  expect(taken).toMatchObject({ error: { kind: 'taken' }, formKey: null })
  expect('error' in taken && 'nearest' in taken.error && taken.error.nearest).toHaveLength(6)
  expect(await send({ homepage: 'x' })).toMatchObject({
    error: { kind: 'automatic', waitSeconds: 2 },
    formKey: expect.any(String),
  })
})

const UNCLEAR = { error: { kind: 'unclear' }, formKey: null }
it.each<[string, Response | null, object, starts: null | number[]]>([
  ['none', null, { error: { kind: 'offline' }, formKey: null }, null],
  ['no JSON', new Response('<html>', { status: 500 }), UNCLEAR, null],
  ['an unknown error', Response.json({ error: 'odd' }, { status: 400 }), UNCLEAR, null],
  ['no booking', Response.json({}), UNCLEAR, []],
  [
    'no time to wait',
    Response.json({ error: 'too-many' }, { status: 429 }),
    { error: { kind: 'too-many', nearest: [], fields: [], waitSeconds: 1 }, formKey: null },
    null,
  ],
])('an answer may be %s', async (_what, answer, sent, starts) => {
  answerBy(async () => answer?.clone() ?? Promise.reject(new TypeError('fetch failed')))
  expect(await sendBooking(new URLSearchParams())).toEqual(sent)
  expect(await loadStarts()).toEqual(starts)
})
