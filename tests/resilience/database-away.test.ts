import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { site } from '../../app/content/site/site.data.ts'
import { endAfterwards } from '../fixtures/end-afterwards.ts'
import { formKeyIn } from '../fixtures/form-key.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { startPostgres } from '../fixtures/servers/start-postgres.ts'
import { freeStarts, openForm, send, type Visitor } from '../fixtures/visitor.ts'

/** Milliseconds to wait for /readyz, which may be as old as the server's last probing write. */
const READY_WITHIN_MS = 45_000
const postgres = await startPostgres()
endAfterwards(() => postgres?.stop())
const server = postgres && (await serverForTests({ DATABASE_URL: postgres.url }))
const origin = server?.origin ?? ''
/** A form that was opened while the database answered. */
let visitor: Visitor
let leadKey = ''
let starts: string[] = []
/** Secret of a call's page. */
let reference = ''

const get = (path: string) => fetch(`${origin}${path}`)
const post = (path: string, fields: Record<string, string>, accept = 'text/html') =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { Accept: accept, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ ...fields, homepage: '' }),
    redirect: 'manual',
  })
const ready = (status: number) =>
  vi.waitFor(async () => expect((await get('/readyz')).status).toBe(status), READY_WITHIN_MS)

beforeAll(async () => {
  if (!postgres) return
  visitor = await openForm(origin)
  const other = await openForm(origin)
  leadKey = formKeyIn(await (await get('/desk/lead')).text())
  starts = await freeStarts(origin)
  await wait(2100)
  reference = (await (await send(origin, other, starts[4] ?? '')).json()).reference
})
beforeEach((context) => {
  if (!postgres) context.skip('SKIPPED: no PostgreSQL binaries on this machine')
})

const booking = () => ({
  key: visitor.formKey,
  start: starts[0] ?? '',
  zone: 'America/Chicago',
  specialty: 'Ketamine',
  name: visitor.name,
  practice: 'Byron Clinic',
  email: visitor.email,
  phone: '(555) 010-0199',
  note: 'Ring the bell twice.',
})
const lead = () => ({
  key: leadKey,
  name: 'Grace Hopper',
  email: 'grace@clinic.example.com',
  practice: 'Hopper Clinic',
  specialty: 'Ketamine',
  phone: '',
})

/** Every address that needs the database. The last one cancels the call that the others are about. */
const requests: [string, () => Promise<Response>][] = [
  ['the booking page', () => get('/desk/booking')],
  ['the open times', () => get('/desk/slots')],
  ['a booking by the widget', () => post('/desk/booking', booking(), 'application/json')],
  ['a booking by a plain form', () => post('/desk/booking', booking())],
  ['a lead by the widget', () => post('/desk/lead', lead(), 'application/json')],
  ['a lead by a plain form', () => post('/desk/lead', lead())],
  ['the webhook', () => post('/desk/webhook', { source: 'test' }, 'application/json')],
  ['the page of a call', () => get(`/desk/call?booking=${reference}`)],
  ['the open times for a move', () => get(`/desk/call/move?booking=${reference}`)],
  ['a press that moves', () => post(`/desk/call/move?booking=${reference}`, { start: starts[8] ?? '' })],
  ['the calendar file', () => get(`/desk/call/invitation.ics?booking=${reference}`)],
  ['the confirmation page', () => get(`/bookingconfirmation?booking=${reference}`)],
  ['a press that cancels', () => post(`/desk/call/cancel?booking=${reference}`, {})],
]

describe('while PostgreSQL is stopped', () => {
  beforeAll(async () => await postgres?.pause())

  it.each(requests)('%s is answered with 503, Retry-After and the phone number', async (_, request) => {
    const response = await request()
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    const text = (await response.text()).replaceAll('\u00a0', ' ')
    expect(text).toContain(site.phone.display)
    expect(text).not.toMatch(/ECONNREFUSED|postgres|127\.0\.0\.1|\.ts:\d/)
  })

  it('gives the forms back with what was typed and the same key', async () => {
    for (const [path, fields] of [
      ['/desk/booking', booking()],
      ['/desk/lead', lead()],
    ] as const) {
      const page = await (await post(path, fields)).text()
      for (const typed of [fields.name, fields.email, fields.practice, fields.key])
        expect(page).toContain(typed)
    }
  })

  it('serves all other pages, is alive and not ready', async () => {
    for (const path of ['/book', '/bookingconfirmation', '/desk/lead', '/livez'])
      expect((await get(path)).status, path).toBe(200)
    await ready(503)
  })
})

describe('when PostgreSQL is back', () => {
  beforeAll(async () => {
    await postgres?.resume()
    if (postgres) await ready(200)
  })

  it('the form that came back makes the booking, once', async () => {
    const first = await post('/desk/booking', booking())
    expect(first.status).toBe(303)
    const again = await post('/desk/booking', booking())
    expect(again.headers.get('location')).toBe(first.headers.get('location'))
  })

  it.each(requests)('%s works again', async (_, request) => {
    expect((await request()).status).toBeLessThan(400)
  })
})
