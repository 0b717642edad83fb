import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { legacyOaks } from '../../app/content/clinics/legacy-oaks.ts'
import { createCallLink, findCall } from '../../booking/db/call-links.ts'
import { openStore } from '../../booking/db/open.ts'
import site from '../../site.config.ts'
import { migrationsFolder } from '../fixtures/migrations-folder.ts'
import { type RunningPostgres, startPostgres } from '../fixtures/start-postgres.ts'
import { type RunningServer, startServer } from '../fixtures/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForm, send, type Visitor } from '../fixtures/visitor.ts'

const dataDir = temporaryFolder()
let postgres: RunningPostgres | null = null
let server: RunningServer
/** Opened while the database answered. */
let visitor: Visitor
let start = ''
let later = ''
let reference = ''
/** Secret of a link in an e-mail to the visitor. */
let link = ''
let leadKey = ''
let requestKey = ''

beforeAll(async () => {
  postgres = await startPostgres()
  if (!postgres) return
  server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url })
  visitor = await openForm(server.origin)
  const other = await openForm(server.origin)
  leadKey = await keyOf('/desk/lead')
  requestKey = await keyOf('/desk/request')
  const starts = await freeStarts(server.origin)
  start = starts[0] ?? ''
  later = starts[6] ?? ''
  await wait(2100)
  reference = (await (await send(server.origin, other, starts[4] ?? '')).json()).reference
  link = await linkOf(postgres.url)
})
async function linkOf(databaseUrl: string): Promise<string> {
  const store = await openStore({ dataDir, databaseUrl, migrationsFolder })
  const call = await findCall(store, reference)
  const secret = await createCallLink(store, call?.booking.id ?? '', Temporal.Now.instant())
  await store.close()
  return secret
}
async function keyOf(path: string): Promise<string> {
  return /"formKey":"([^"]+)"/.exec(await (await fetch(`${server.origin}${path}`)).text())?.[1] ?? ''
}

beforeEach((context) => {
  if (!postgres) context.skip('SKIPPED: no PostgreSQL binaries on this machine')
})
afterAll(async () => {
  await server?.stop()
  await postgres?.stop()
})

const form = (fields: Record<string, string>, path: string, accept: string) =>
  fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { Accept: accept, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })
const booking = () => ({
  ...{ key: visitor.formKey, start, zone: 'America/Chicago', specialty: 'Ketamine', homepage: '' },
  ...{ name: visitor.name, practice: 'Byron Clinic', email: visitor.email, phone: '(555) 010-0199' },
  note: 'Ring the bell twice.',
})
const lead = () => ({
  ...{ key: leadKey, name: 'Grace Hopper', email: 'grace@clinic.example.com', practice: 'Hopper Clinic' },
  ...{ specialty: 'Ketamine', phone: '', homepage: '' },
})
const request = () => ({
  ...{ key: requestKey, name: 'Mary Jackson', email: 'mary@clinic.example.com', practice: 'Jackson Clinic' },
  ...{ phone: '', preferredDay: '', partOfDay: 'morning', note: '', zone: 'America/Chicago', homepage: '' },
})
const result = { from: 'audit', q1: 'no', homepage: '', email: 'grace@clinic.example.com' }

/** Every address that needs the database, by what it is called here. */
const requests: Record<string, () => Promise<Response>> = {
  'the booking page': () => fetch(`${server.origin}/desk/booking`),
  'the booking page in a frame': () => fetch(`${server.origin}/desk/booking?embed=1`),
  'the open times': () => fetch(`${server.origin}/desk/slots`),
  'the open times as JSON': () =>
    fetch(`${server.origin}/desk/slots`, { headers: { Accept: 'application/json' } }),
  'a booking by the widget': () => form(booking(), '/desk/booking', 'application/json'),
  'a booking by a plain form': () => form(booking(), '/desk/booking', 'text/html'),
  'a lead by the widget': () => form(lead(), '/desk/lead', 'application/json'),
  'a lead by a plain form': () => form(lead(), '/desk/lead', 'text/html'),
  'a request for a call by the widget': () => form(request(), '/desk/request', 'application/json'),
  'a request for a call by a plain form': () => form(request(), '/desk/request', 'text/html'),
  'a result by e-mail': () => form(result, '/desk/result', 'text/html'),
  'the webhook': () => form({ source: 'test' }, '/desk/webhook', 'application/json'),
  'the webhook by a plain form': () => form({ source: 'test' }, '/desk/webhook', 'text/html'),
  'the page of a call': () => fetch(`${server.origin}/desk/call?booking=${reference}`),
  'the open times for a move': () => fetch(`${server.origin}/desk/call/move?booking=${reference}`),
  'a press that confirms': () => form({}, `/desk/call?booking=${link}`, 'text/html'),
  'a press that moves': () => form({ start: later }, `/desk/call/move?booking=${reference}`, 'text/html'),
  'the calendar file': () => fetch(`${server.origin}/desk/call/invitation.ics?booking=${reference}`),
  'the confirmation page': () => fetch(`${server.origin}/bookingconfirmation?booking=${reference}`),
  // Last, because the others are answered by a call that is still booked.
  'a press that cancels': () => form({}, `/desk/call/cancel?booking=${reference}`, 'text/html'),
}
const names = Object.keys(requests)
const textOf = async (response: Response) => (await response.text()).replaceAll('\u00a0', ' ')

describe('while PostgreSQL is stopped', () => {
  beforeAll(async () => await postgres?.pause())

  it.each(names)('%s is answered with 503, Retry-After and the phone number', async (name) => {
    const response = await requests[name]?.()
    expect(response?.status).toBe(503)
    expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(0)
    const text = response ? await textOf(response) : ''
    expect(text).toContain(site.phone.display)
    expect(text).not.toMatch(/ECONNREFUSED|postgres|127\.0\.0\.1|\.ts:\d/)
  })

  it('shows a clinic’s patient the clinic’s page and number', async () => {
    const response = await fetch(
      `${server.origin}/bookingconfirmation?booking=${reference}&clinic=legacy-oaks`,
    )
    expect(response.status).toBe(503)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await textOf(response)
    expect(text).toMatch(/<html[^>]*\sdata-patient/)
    expect(text).toContain('it’s still booked')
    expect(text).toContain(legacyOaks.phone.display)
    expect(text).not.toContain(site.phone.display)
  })

  it('gives the forms back with what was typed and the same key', async () => {
    const booked = await textOf(await form(booking(), '/desk/booking', 'text/html'))
    for (const typed of [visitor.name, visitor.email, 'Byron Clinic', 'Ring the bell twice.'])
      expect(booked).toContain(typed)
    expect(booked).toContain('We couldn’t book your call just now')
    expect(booked).toContain(visitor.formKey)
    // One that can't be sent with its key gets a new one.
    const forged = await form({ ...booking(), key: 'forged' }, '/desk/booking', 'text/html')
    expect(forged.status).toBe(503)
    expect(forged.headers.get('retry-after')).toBe('30')
    const page = await textOf(forged)
    expect(page).toContain('Ring the bell twice.')
    expect(page).toMatch(/"formKey":"[^"]{20,}"/)
    const asked = await textOf(await form(lead(), '/desk/lead', 'text/html'))
    for (const typed of ['Grace Hopper', 'grace@clinic.example.com', 'Hopper Clinic', leadKey])
      expect(asked).toContain(typed)
    const requested = await textOf(await form(request(), '/desk/request', 'text/html'))
    for (const typed of ['Mary Jackson', 'mary@clinic.example.com', 'Jackson Clinic', requestKey])
      expect(requested).toContain(typed)
  })

  it('serves all other pages, is alive, not ready, and counts', async () => {
    expect((await fetch(`${server.origin}/book`)).status).toBe(200)
    expect((await fetch(`${server.origin}/bookingconfirmation`)).status).toBe(200)
    expect((await fetch(`${server.origin}/desk/lead`)).status).toBe(200)
    expect((await fetch(`${server.origin}/livez`)).status).toBe(200)
    const ready = await fetch(`${server.origin}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false, reason: 'database' }])
    const metrics = await (await fetch(`${server.origin}/metrics`)).text()
    expect(metrics).toMatch(/^desk_store_up 0$/m)
    expect(metrics).toMatch(/^desk_store_errors_total [1-9]/m)
    expect(metrics).toMatch(/^desk_booking_posts_total\{outcome="not-saved"\} [1-9]/m)
    expect(metrics).not.toMatch(/http_requests_total\{[^}]*status="5xx"[^}]*kind="asset"/)
  })
})

describe('when PostgreSQL is back', () => {
  beforeAll(async () => {
    if (!postgres) return
    await postgres.resume()
    await vi.waitFor(async () => expect((await fetch(`${server.origin}/readyz`)).status).toBe(200), 10_000)
  })

  it('the form that came back makes the booking, once', async () => {
    const first = await form(booking(), '/desk/booking', 'text/html')
    expect(first.status).toBe(303)
    const again = await form(booking(), '/desk/booking', 'text/html')
    expect(again.headers.get('location')).toBe(first.headers.get('location'))
    expect((await form(lead(), '/desk/lead', 'text/html')).status).toBe(303)
    expect((await form(request(), '/desk/request', 'text/html')).status).toBe(303)
  })

  it.each(names)('%s works again', async (name) => {
    const response = await requests[name]?.()
    expect(response?.status).toBeLessThan(400)
  })
})
