import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { beforeEach, expect, it, vi } from 'vitest'
import { bookExample } from '../../tests/fixtures/book-example.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { type RunningOutbox, runOutbox } from '../../tests/fixtures/run-outbox.ts'
import { type RunningSmtp, type SmtpOptions, startSmtp } from '../../tests/fixtures/servers/start-smtp.ts'
import { listMessages } from '../lists/listings.ts'
import { type Sender, smtpSender } from './channels/senders.ts'
import { outboxHealth } from './outbox.ts'

const start = Temporal.Instant.from('2026-11-20T12:00:00Z')
const VISITOR = 'dana@example.com'
const AGENCY = 'team@wellbooked.example'
let clock: { now: Temporal.Instant }
let smtp: RunningSmtp | undefined
let sender: Sender | undefined
let outbox: RunningOutbox | undefined

beforeEach(() => {
  clock = { now: start }
})

onEmbeddedStore((store) => {
  const listen = async (options: SmtpOptions = {}, login = '') => {
    smtp = await startSmtp(options)
    sender = smtp.sender(login)
    return smtp
  }
  const run = (deadlineMs?: number) => {
    if (!sender) throw new Error('No server was started.')
    outbox = runOutbox(store(), clock, { sender, ...(deadlineMs ? { deadlineMs } : {}) })
    return outbox
  }
  const bookOne = (startsAt = '2026-12-01T15:00:00Z', email = VISITOR) =>
    bookExample(store(), { email, startsAt: Temporal.Instant.from(startsAt) }, clock.now)
  const confirmation = async () =>
    (await listMessages(store(), { all: true })).find(({ kind }) => kind === 'confirmation')
  /** Waits until an attempt has failed and been recorded. */
  const tries = async (count: number) => {
    const ofAttempt = (entry: string) =>
      entry.includes('"confirmation"') && entry.includes(`"attempts":${count}`)
    await vi.waitFor(() => expect(outbox?.logged.some(ofAttempt)).toBe(true), 30_000)
  }
  const to = () => smtp?.received.map((mail) => mail.to[0])

  it('gives up an address that is refused for good, logs one error and sends the others', async () => {
    const server = await listen()
    server.refuse = (address) => (address === VISITOR ? `5.1.1 ${address} unknown` : null)
    server.refusalCode = 550
    await bookOne()
    const running = run()
    await vi.waitFor(async () => expect((await outboxHealth(store(), clock.now)).dead).toBe(1), 30_000)
    expect(await confirmation()).toMatchObject({ attempts: 1, sentAt: null, droppedAt: null })
    expect((await confirmation())?.failedAt).not.toBeNull()
    await vi.waitFor(() => expect(to()).toEqual([AGENCY]), 30_000)
    clock.now = clock.now.add({ hours: 30 })
    await wait(60)
    expect((await confirmation())?.attempts).toBe(1)
    expect(running.errors()).toHaveLength(1)
    expect(running.errors()[0]).toContain('"reply":550')
    expect(running.logged.join()).not.toContain('@')
  })

  it('keeps a message whose login is refused, for the day the login is right', async () => {
    await listen({ refusesLogin: true }, 'user:secret@')
    await bookOne()
    const running = run()
    await tries(1)
    clock.now = clock.now.add({ hours: 5 })
    await tries(2)
    expect(running.errors()).toEqual([])
    expect(running.logged.join()).toContain('"failure":"settings"')
    expect(await outboxHealth(store(), clock.now)).toMatchObject({ dead: 0, unsent: 2 })
  })

  it('says that smtps:// is wrong where the server begins without TLS', async () => {
    const server = await listen()
    sender = smtpSender(server.url.replace('smtp:', 'smtps:'))
    await bookOne()
    const { logged } = run()
    await tries(1)
    expect((await confirmation())?.lastError).toMatch(/begins without TLS: write smtp:\/\/ instead of smtps:/)
    expect(logged.join()).toContain('"code":"SMTP_TLS"')
  })

  it('ends a send that hangs after DATA before it tries again, so that one copy arrives', async () => {
    const server = await listen()
    server.hangsAfterData = true
    await bookOne()
    const first = run(300)
    await tries(1)
    expect(await confirmation()).toMatchObject({ sentAt: null })
    // The connection is closed and not left beside the retry.
    await vi.waitFor(() => expect(server.connections()).toBe(0), 30_000)
    await first.stop()
    server.hangsAfterData = false
    clock.now = clock.now.add({ hours: 1 })
    run()
    await vi.waitFor(async () => expect((await outboxHealth(store(), clock.now)).unsent).toBe(0), 30_000)
    await wait(100)
    const ids = await Promise.all(
      server.received.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId),
    )
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(2)
  })

  it('stops within seconds while the server hangs, and keeps what it could not send', async () => {
    const server = await listen()
    server.hangsAfterData = true
    await bookOne()
    const running = run()
    await vi.waitFor(() => expect(server.connections()).toBe(2), 30_000)
    const began = performance.now()
    await running.stop()
    expect(performance.now() - began).toBeLessThan(10_000)
    expect(await confirmation()).toMatchObject({ sentAt: null, failedAt: null, droppedAt: null })
  })

  it('lets neither a slow clock nor a jump of it drop a message', async () => {
    const server = await listen()
    server.refuse = () => '4.3.0 later'
    await bookOne()
    run()
    await tries(1)
    clock.now = clock.now.add({ hours: 24 * 5 })
    await tries(2)
    clock.now = start
    server.refuse = null
    expect(await outboxHealth(store(), clock.now)).toMatchObject({ dead: 0 })
    clock.now = start.add({ hours: 24 * 5 + 1 })
    await vi.waitFor(async () => expect((await confirmation())?.sentAt).not.toBeNull(), 30_000)
  })
})
