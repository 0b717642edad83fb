import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exampleLeadRequest } from '../../tests/fixtures/example-lead.ts'
import { exampleRequest } from '../../tests/fixtures/example-request.ts'
import { exampleSettings } from '../../tests/fixtures/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { type RunningSmtp, startSmtp } from '../../tests/fixtures/servers/start-smtp.ts'
import { book } from '../book/mutations.ts'
import type { BookingRequest } from '../core/booking.ts'
import { storeLead } from '../lead/mutations.ts'
import { cancelBooking } from '../manage/mutations.ts'
import { folderSender, type Sender, smtpSender } from './channels/senders.ts'
import { outboxHealth } from './outbox.ts'
import { type OutboxWorker, startOutboxWorker } from './worker.ts'

const start = Temporal.Instant.from('2026-11-20T12:00:00Z')
let now: Temporal.Instant
let logged: string[]
let smtp: RunningSmtp
let sender: Sender
let worker: OutboxWorker | undefined
const workers: OutboxWorker[] = []

beforeEach(async () => {
  now = start
  logged = []
  smtp = await startSmtp()
  sender = smtpSender(smtp.url)
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((one) => one.stop()))
  sender.close()
  await smtp.stop()
})

const line = (level: string) => (facts: Record<string, unknown>, message: string) =>
  void logged.push(`${level} ${message} ${JSON.stringify(facts)}`)
const log = { info: line('info'), warn: line('warn'), error: line('error') }

onEmbeddedStore((store) => {
  const startNow = (by: Sender = sender) => {
    worker = startOutboxWorker({
      store: store(),
      sender: by,
      settings: exampleSettings,
      now: () => now,
      log,
      everyMs: 20,
    })
    workers.push(worker)
    return worker
  }
  const bookOne = async (changes: Partial<BookingRequest> = {}) => {
    const outcome = await book(store(), exampleRequest(changes), exampleSettings, now)
    if (outcome.kind !== 'booked') throw new Error(outcome.kind)
    return outcome.booking
  }
  const unsent = async () => (await outboxHealth(store(), now)).unsent
  const settle = (count: number) => vi.waitFor(async () => expect(await unsent()).toBe(count), 30_000)

  it('sends both emails when woken after a booking', async () => {
    const running = startNow()
    await bookOne({ email: 'dana@example.com' })
    running.wake()
    await settle(0)
    expect(smtp.received.map((mail) => mail.to[0]).sort()).toEqual([
      'dana@example.com',
      'team@wellbooked.example',
    ])
    const subjects = await Promise.all(
      smtp.received.map(async (mail) => (await PostalMime.parse(mail.raw)).subject),
    )
    expect(subjects.sort()).toEqual([
      'New call: Dana Example, Example Practice, Tue, Dec 1, 10:00 AM EST',
      'Your call on Tuesday, December 1 at 11:30 AM',
    ])
  })

  it('sends the guide and the agency’s copy of a lead and logs no personal data', async () => {
    await storeLead(store(), exampleLeadRequest({ email: 'dana@example.com' }), now)
    startNow()
    await settle(0)
    const subjects = await Promise.all(
      smtp.received.map(async (mail) => `${mail.to[0]}: ${(await PostalMime.parse(mail.raw)).subject}`),
    )
    expect(subjects.sort()).toEqual([
      'dana@example.com: Your guide: The Telehealth Guide',
      'team@wellbooked.example: New guide request: Dana Example, Example Practice',
    ])
    await vi.waitFor(() => expect(logged.filter((entry) => entry.includes('"lead":'))).toHaveLength(2))
    expect(logged.join('\n')).not.toMatch(/@|Dana/)
  })

  it('sends emails queued before it started', async () => {
    await bookOne()
    startNow()
    await settle(0)
    expect(smtp.received).toHaveLength(2)
  })

  it('retries a temporary SMTP failure, sends once and does not delay other emails', async () => {
    smtp.refuse = (to) => (to === 'dana@example.com' ? `4.2.1 ${to} is over quota` : null)
    await bookOne({ email: 'dana@example.com' })
    startNow()
    await settle(1)
    expect(smtp.received.map((mail) => mail.to[0])).toEqual(['team@wellbooked.example'])
    await vi.waitFor(async () => expect((await outboxHealth(store(), now)).failing).toBe(1))

    smtp.refuse = null
    now = start.add({ seconds: 59 })
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(await unsent()).toBe(1)
    now = start.add({ seconds: 60 })
    await settle(0)
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(smtp.received.filter((mail) => mail.to[0] === 'dana@example.com')).toHaveLength(1)
  })

  it('logs ids and codes, never an address, and an error once an email is given up', async () => {
    smtp.refuse = (to) => (to === 'dana@example.com' ? `4.2.1 ${to} is over quota` : null)
    await bookOne({ email: 'dana@example.com' })
    startNow()
    const failures = () => logged.filter((entry) => entry.includes('"kind":"confirmation"'))
    // All of it before the call on December 1: nine waits of 1 to 720 minutes, then daily ones.
    for (let attempt = 1; attempt <= 12; attempt++) {
      await vi.waitFor(() => expect(failures()).toHaveLength(attempt), 30_000)
      now = now.add({ hours: attempt < 10 ? 12 : 24 })
    }
    await worker?.stop()
    const errors = logged.filter((entry) => entry.startsWith('error'))
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain('"attempts":12')
    expect(errors[0]).toContain('"reply":450')
    expect(await outboxHealth(store(), start)).toMatchObject({ dead: 1 })
    expect(logged.join('\n')).not.toMatch(/@|Dana|quota/)
  }, 30_000)

  it('sends no confirmation of a canceled call', async () => {
    const booking = await bookOne()
    await cancelBooking(store(), booking.id, {
      by: 'agency',
      settings: exampleSettings,
      now,
      tellVisitor: false,
    })
    startNow()
    await settle(0)
    expect(smtp.received.map((mail) => mail.to[0])).toEqual(['team@wellbooked.example'])
  })

  it('logs an error when a confirmation is too late to be sent', async () => {
    await bookOne()
    now = Temporal.Instant.from('2026-12-01T16:00:00Z')
    startNow()
    await settle(0)
    // The agency's copy, and the question after the call.
    expect(smtp.received.map((mail) => mail.to[0])).toEqual(Array(2).fill('team@wellbooked.example'))
    expect(logged.filter((entry) => entry.startsWith('error'))).toHaveLength(1)
  })

  it('shares the outbox with a second worker without sending twice', async () => {
    for (let index = 0; index < 8; index++) {
      await bookOne({ startsAt: Temporal.Instant.from('2026-12-01T15:00:00Z').add({ hours: index }) })
    }
    const first = startNow()
    const second = startNow()
    await settle(0)
    await Promise.all([first.stop(), second.stop()])
    expect(smtp.received).toHaveLength(16)
  })

  it('writes one file per email', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'desk-folder-'))
    await bookOne()
    startNow(folderSender(dir))
    await settle(0)
    expect(readdirSync(dir).filter((name) => name.endsWith('.eml'))).toHaveLength(2)
    rmSync(dir, { recursive: true, force: true })
  })
})
