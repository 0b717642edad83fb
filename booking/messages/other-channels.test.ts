import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { beforeEach, expect, it, vi } from 'vitest'
import { bookExample, byAgency } from '../../tests/fixtures/book-example.ts'
import { exampleLeadRequest } from '../../tests/fixtures/examples/example-lead.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { acceptingSender, runOutbox } from '../../tests/fixtures/run-outbox.ts'
import { type RunningHttp, startHttp } from '../../tests/fixtures/servers/start-http.ts'
import { moveBooking } from '../book/mutations.ts'
import type { BookingRequest } from '../core/booking.ts'
import type { BookingSettings } from '../core/settings.ts'
import { storeLead } from '../lead/mutations.ts'
import { listMessages } from '../lists/listings.ts'
import { cancelBooking } from '../manage/mutations.ts'
import { optOut } from '../store/opt-outs.ts'

const start = Temporal.Instant.from('2026-11-20T12:00:00Z')
const CALL = Temporal.Instant.from('2026-12-01T15:00:00Z')
let clock: { now: Temporal.Instant }
let http: RunningHttp

beforeEach(async () => {
  clock = { now: start }
  http = await startHttp()
})

onEmbeddedStore((store) => {
  const textsAt = (url: string): Partial<BookingSettings> => ({
    texts: { url: `${url.replace('://', '://AC1:to%2Fken@')}/Messages.json`, from: '+12125550100' },
  })
  const run = (settings: Partial<BookingSettings>, deadlineMs?: number) =>
    runOutbox(store(), clock, { sender: acceptingSender, settings, ...(deadlineMs ? { deadlineMs } : {}) })
  const bookOne = (settings: Partial<BookingSettings>, changes: Partial<BookingRequest> = {}) => {
    const request = { phone: '(212) 555-0142', visitorZone: 'America/New_York', ...changes }
    return bookExample(store(), request, clock.now, { ...exampleSettings, ...settings })
  }
  const row = async (kind: string) =>
    (await listMessages(store(), { all: true })).find((message) => message.kind === kind)
  const settled = (kind: string, field: 'sentAt' | 'droppedAt' | 'failedAt') =>
    vi.waitFor(async () => expect((await row(kind))?.[field]).not.toBeNull(), 30_000)

  it('hands a text to the service as Twilio takes it, once', async () => {
    const settings = textsAt(http.url)
    await bookOne(settings)
    clock.now = CALL.subtract({ hours: 24 })
    run(settings)
    await settled('day-text', 'sentAt')
    clock.now = CALL.subtract({ hours: 1 })
    await settled('hour-text', 'sentAt')
    expect(http.received).toHaveLength(2)
    const [first] = http.received
    expect(first).toMatchObject({ method: 'POST', path: '/Messages.json' })
    expect(first?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:to/ken').toString('base64')}`)
    const form = new URLSearchParams(first?.body)
    expect([...form.keys()].sort()).toEqual(['Body', 'From', 'To'])
    expect(form.get('To')).toBe('+12125550142')
    expect(form.get('From')).toBe('+12125550100')
    expect(form.get('Body')).toMatch(/Wellbooked.*\/desk\/call\?booking=[\w-]{22} .*STOP/)
  })

  it('sends no text to a number that answered STOP, or that can get none', async () => {
    const settings = textsAt(http.url)
    await bookOne(settings)
    await bookOne(settings, { startsAt: CALL.add({ hours: 1 }), phone: '(212) 555-0142 x9' })
    await optOut(store(), '+12125550142', clock.now)
    clock.now = CALL.subtract({ hours: 22 })
    run(settings)
    await vi.waitFor(async () => {
      const texts = (await listMessages(store(), { all: true })).filter(({ kind }) => kind === 'day-text')
      expect(texts.map(({ lastError }) => lastError).sort()).toEqual([
        'texts can’t be sent to this phone number',
        'the number answered STOP',
      ])
    }, 30_000)
    expect(http.received).toEqual([])
  })

  it.each([
    [400, 'failedAt', 1],
    [301, 'failedAt', 1],
    [429, 'lastError', 0],
    [503, 'lastError', 0],
    [401, 'lastError', 0],
  ] as const)('treats the answer %i to a text rightly', async (status, field, errors) => {
    const settings = textsAt(http.url)
    await bookOne(settings)
    clock.now = CALL.subtract({ hours: 24 })
    http.status = status
    http.location = `${http.url}/elsewhere`
    const running = run(settings)
    await vi.waitFor(async () => expect((await row('day-text'))?.[field]).not.toBeNull(), 30_000)
    // The row is written before the log.
    await vi.waitFor(() => expect(running.logged.join()).toContain('"day-text"'), 30_000)
    expect(running.errors()).toHaveLength(errors)
    expect(running.logged.join()).not.toMatch(/555.?0142|to\/ken/)
    expect(http.received).toHaveLength(1)
    if (field === 'failedAt') return
    http.status = 201
    clock.now = clock.now.add({ minutes: 3 })
    await settled('day-text', 'sentAt')
  })

  it('sends a text no second time when the service took it and did not answer', async () => {
    const settings = textsAt(http.url)
    await bookOne(settings)
    clock.now = CALL.subtract({ hours: 24 })
    http.status = null
    const running = run(settings, 200)
    await settled('day-text', 'failedAt')
    clock.now = clock.now.add({ hours: 5 })
    await wait(60)
    expect(http.received).toHaveLength(1)
    await vi.waitFor(() => expect(running.errors()).toHaveLength(1), 30_000)
    expect(running.errors()[0]).toContain('MAYBE_DELIVERED')
  })

  it('tries a text again when the service could not be reached', async () => {
    const settings = textsAt('http://127.0.0.1:2')
    await bookOne(settings)
    clock.now = CALL.subtract({ hours: 24 })
    run(settings)
    await vi.waitFor(async () => expect((await row('day-text'))?.lastError).toContain('ECONNREFUSED'), 30_000)
    expect((await row('day-text'))?.failedAt).toBeNull()
  })

  it('drops events that were queued before their webhook was taken out of the settings', async () => {
    await bookOne({ events: { url: `${http.url}/hook` } })
    run({})
    await settled('webhook-booked', 'droppedAt')
    expect((await row('webhook-booked'))?.lastError).toBe('no events webhook is set any more')
  })

  it('tells the events webhook of calls and leads, under one key per event', async () => {
    const settings = { events: { url: `${http.url}/hook` } }
    http.status = 500
    const change = () => byAgency(clock.now, { ...exampleSettings, ...settings })
    const booking = await bookOne(settings)
    run(settings)
    await vi.waitFor(() => expect(http.received).toHaveLength(1), 30_000)
    await vi.waitFor(async () => expect((await row('webhook-booked'))?.lastError).not.toBeNull(), 30_000)
    http.status = 204
    clock.now = clock.now.add({ minutes: 2 })
    await settled('webhook-booked', 'sentAt')
    await moveBooking(store(), booking.id, CALL.add({ hours: 3 }), change())
    await settled('webhook-moved', 'sentAt')
    await cancelBooking(store(), booking.id, { ...change(), by: 'visitor' })
    await settled('webhook-canceled', 'sentAt')
    await storeLead(store(), exampleLeadRequest({ email: 'dana@example.com' }), clock.now, settings)
    await settled('webhook-lead', 'sentAt')

    const events = http.received.map(({ body }) => JSON.parse(body))
    expect(events.map(({ event }) => event)).toEqual([
      ...['call.booked', 'call.booked', 'call.moved', 'call.canceled', 'lead.created'],
    ])
    const keys = http.received.map(({ headers }) => headers['idempotency-key'])
    expect(keys).toEqual(events.map(({ id }) => id))
    expect(new Set(keys).size).toBe(4)
    expect(events[0]).toMatchObject({
      at: start.toString(),
      booking: { id: booking.id, phone: '(212) 555-0142' },
    })
    expect(events[2].booking.startsAt).toBe(CALL.add({ hours: 3 }).toString())
    expect(events[4].lead).toMatchObject({ email: 'dana@example.com' })
    expect(http.received[0]?.headers).not.toHaveProperty('webhook-signature')
  })

  it('signs each attempt', async () => {
    const secret = `whsec_${randomBytes(32).toString('base64')}`
    const settings = { events: { url: `${http.url}/hook`, secret } }
    http.status = 500
    const { id } = await bookOne(settings, { practice: 'Zoë’s Practice' })
    run(settings)
    await vi.waitFor(async () => expect((await row('webhook-booked'))?.lastError).not.toBeNull(), 30_000)
    http.status = 204
    clock.now = clock.now.add({ minutes: 2 })
    await settled('webhook-booked', 'sentAt')
    expect(http.received).toHaveLength(2)
    for (const { body, headers } of http.received) {
      const signed = headers as Record<string, string>
      expect(new Webhook(secret).verify(body, signed)).toMatchObject({
        event: 'call.booked',
        booking: { id },
      })
      expect(signed['webhook-id']).toBe(signed['idempotency-key'])
      expect(() => new Webhook(secret).verify(body.replace('call.booked', 'call.moved'), signed)).toThrow()
      const another = `whsec_${Buffer.alloc(32).toString('base64')}`
      expect(() => new Webhook(another).verify(body, signed)).toThrow()
    }
  })

  it('delays no other channel while one hangs', async () => {
    const other = await startHttp()
    const settings = { ...textsAt(other.url), events: { url: `${http.url}/hook` } }
    http.status = null
    for (let hour = 0; hour < 5; hour++) await bookOne(settings, { startsAt: CALL.add({ hours: hour }) })
    clock.now = CALL.subtract({ hours: 20 })
    run(settings, 20_000)
    await vi.waitFor(() => expect(other.received).toHaveLength(5), 15_000)
    expect(http.received).toHaveLength(3)
  })
})
