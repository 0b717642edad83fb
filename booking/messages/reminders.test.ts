import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, it, vi } from 'vitest'
import { bookExample } from '../../tests/fixtures/book-example.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { type RunningOutbox, runOutbox } from '../../tests/fixtures/run-outbox.ts'
import { startHttp } from '../../tests/fixtures/servers/start-http.ts'
import { moveBooking } from '../book/mutations.ts'
import type { BookingSettings } from '../core/settings.ts'
import { listMessages } from '../lists/listings.ts'
import { cancelBooking } from '../manage/mutations.ts'
import type { Sender } from './channels/senders.ts'
import type { EmailMessage } from './emails/email-message.ts'

let clock: { now: Temporal.Instant }
let running: RunningOutbox[]
let sent: { at: Temporal.Instant; id: string; message: EmailMessage }[]

const sender: Sender = {
  send: async (id, message) => String(sent.push({ at: clock.now, id, message: message as EmailMessage })),
  close() {},
}

beforeEach(() => {
  running = []
  sent = []
})

onEmbeddedStore((store) => {
  const run = (settings: Partial<BookingSettings> = {}) => {
    running.push(runOutbox(store(), clock, { sender, settings }))
  }
  const stop = () => Promise.all(running.splice(0).map((outbox) => outbox.stop()))
  const bookCall = async (
    startsAt: Temporal.Instant,
    zone: string,
    settings: Partial<BookingSettings> = {},
  ) => {
    clock = { now: startsAt.subtract({ hours: 24 * 7 }) }
    const request = { startsAt, visitorZone: zone, phone: '(212) 555-0142' }
    return await bookExample(store(), request, clock.now, { ...exampleSettings, ...settings })
  }
  const rows = async (kind: string) =>
    (await listMessages(store(), { all: true })).filter((message) => message.kind === kind)
  const isSettled = (kind: string) =>
    vi.waitFor(
      async () =>
        expect(
          (await rows(kind)).every(({ sentAt, droppedAt }) => sentAt !== null || droppedAt !== null),
        ).toBe(true),
      30_000,
    )
  const sentAt = async (kind: string) => (await rows(kind)).map((row) => row.sentAt?.toString() ?? null)
  const change = (now: Temporal.Instant) => ({
    settings: exampleSettings,
    now,
    by: 'agency' as const,
    tellVisitor: true,
  })

  it('reminds 24 hours and 1 hour before a call, on the day after the clocks went forward', async () => {
    const startsAt = Temporal.Instant.from('2027-03-15T14:00:00Z')
    await bookCall(startsAt, 'America/New_York')
    run()
    const due = {
      'day-reminder': startsAt.subtract({ hours: 24 }),
      'hour-reminder': startsAt.subtract({ hours: 1 }),
    }
    for (const [kind, at] of Object.entries(due)) {
      clock.now = at.subtract({ seconds: 1 })
      await wait(60)
      expect(await sentAt(kind)).toEqual([null])
      clock.now = at
      await isSettled(kind)
      expect(await sentAt(kind)).toEqual([at.toString()])
    }
    clock.now = startsAt.add({ hours: 48 })
    await isSettled('agency-outcome')
    await wait(60)
    // The confirmation, the agency's copy, the two reminders and the question after the call: each once.
    expect(sent).toHaveLength(5)
    expect(new Set(sent.map(({ id }) => id)).size).toBe(5)
  })

  it('after three hours of downtime sends the day’s reminder late and drops the hour’s, which is too late', async () => {
    const startsAt = Temporal.Instant.from('2027-03-15T14:00:00Z')
    await bookCall(startsAt, 'America/New_York')
    run()
    await isSettled('confirmation')
    await stop()
    clock.now = startsAt.subtract({ hours: 21 })
    run()
    await isSettled('day-reminder')
    expect(await sentAt('day-reminder')).toEqual([clock.now.toString()])
    await stop()
    clock.now = startsAt.subtract({ minutes: 4 })
    run()
    await isSettled('hour-reminder')
    const [dropped] = await rows('hour-reminder')
    expect(dropped).toMatchObject({ sentAt: null, lastError: expect.stringContaining('useful until') })
    expect(dropped?.droppedAt).not.toBeNull()
    const line = running[0]?.logged.find((entry) => entry.includes('too late'))
    expect(line).toContain(dropped?.id)
    expect(line).not.toContain('@')
  })

  it('sends none after a cancel, and after a move only for the new time', async () => {
    const startsAt = Temporal.Instant.from('2027-03-15T14:00:00Z')
    const moved = await bookCall(startsAt, 'America/New_York')
    const canceled = await bookCall(startsAt.add({ hours: 2 }), 'America/New_York')
    run()
    await isSettled('confirmation')
    const later = startsAt.add({ hours: 48 })
    await moveBooking(store(), moved.id, later, change(clock.now))
    await cancelBooking(store(), canceled.id, { ...change(clock.now), by: 'visitor' })
    sent = []
    clock.now = startsAt.subtract({ minutes: 30 })
    await isSettled('canceled')
    await wait(60)
    expect((await sentAt('day-reminder')).filter(Boolean)).toEqual([])
    clock.now = later.subtract({ hours: 24 })
    await vi.waitFor(
      async () => expect((await sentAt('day-reminder')).filter(Boolean)).toEqual([clock.now.toString()]),
      30_000,
    )
    expect((await sentAt('hour-reminder')).filter(Boolean)).toEqual([])
  })

  it('sends no confirmation of a call that was canceled, and reports one that is too late', async () => {
    const startsAt = Temporal.Instant.from('2027-03-15T14:00:00Z')
    const { id } = await bookCall(startsAt.add({ hours: 2 }), 'America/New_York')
    await bookCall(startsAt, 'America/New_York')
    await cancelBooking(store(), id, { ...change(clock.now), tellVisitor: false })
    clock.now = startsAt.add({ hours: 1 })
    run()
    await isSettled('confirmation')
    await isSettled('agency-outcome')
    expect(await sentAt('confirmation')).toEqual([null, null])
    expect(sent.every(({ message }) => message.to === exampleSettings.mail.agencyCopyTo)).toBe(true)
    const errors = running[0]?.errors() ?? []
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain('"confirmation"')
  })

  it('never sends a reminder twice with two workers and a restart between', async () => {
    const http = await startHttp()
    const settings = {
      texts: { url: `${http.url.replace('://', '://AC1:token@')}/Messages.json`, from: '+12125550100' },
    }
    const startsAt = Temporal.Instant.from('2027-03-15T14:00:00Z')
    for (let index = 0; index < 6; index++)
      await bookCall(startsAt.add({ hours: index }), 'America/New_York', settings)
    clock.now = startsAt.subtract({ hours: 18 })
    run(settings)
    run(settings)
    await isSettled('day-reminder')
    await isSettled('day-text')
    await stop()
    run(settings)
    run(settings)
    await wait(100)
    // Six confirmations, six copies, six reminders; six texts.
    expect(sent).toHaveLength(18)
    expect(new Set(sent.map(({ message }) => message.messageId)).size).toBe(18)
    expect(http.received).toHaveLength(6)
  })
})
