import { bookingById } from '../db/bookings.ts'
import { leadById } from '../db/leads.ts'
import {
  type BookingNoticeKind,
  claimDue,
  type LeadNoticeKind,
  markDropped,
  markFailed,
  markSent,
  type PendingEmail,
} from '../db/outbox.ts'
import type { Store } from '../db/store.ts'
import type { DeskSettings } from '../domain/settings.ts'
import { type Notice, renderNotice } from './render.ts'
import { renderLeadNotice } from './render-lead.ts'
import { ATTEMPTS_BEFORE_ALARM, loggable, nextAttempt, withDeadline } from './retry.ts'
import type { Sender } from './senders.ts'

/** The part of a logger that the postman uses; pino satisfies it. */
export interface OutboxWorkerLog {
  info(facts: Record<string, unknown>, message: string): void
  warn(facts: Record<string, unknown>, message: string): void
  error(facts: Record<string, unknown>, message: string): void
}

export interface OutboxWorker {
  /** Looks at the outbox now instead of at the next tick. Call after a booking is committed. */
  nudge(): void
  /** When the outbox was last read without an error; null before the first time. */
  lastTick(): Temporal.Instant | null
  /** Resolves when the mails in hand are through; nothing is sent afterwards. */
  stop(): Promise<void>
}

export interface OutboxWorkerParts {
  store: Store
  sender: Sender
  settings: DeskSettings
  now: () => Temporal.Instant
  log: OutboxWorkerLog
  /** Milliseconds between two looks at the outbox. */
  everyMs: number
}

const BATCH = 10
/** A mail must be through, or have failed, well before its lease ends and another process may take it. */
const SEND_DEADLINE_MS = 120_000
const LEASE_SECONDS = 300

/**
 * Sends what the outbox owes, at once and then every `everyMs`, until stopped. Several postmen may share one
 * PostgreSQL. No database transaction is open while a mail travels.
 */
export function startOutboxWorker(parts: OutboxWorkerParts): OutboxWorker {
  const { store, now, log, everyMs } = parts
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  let lastTick: Temporal.Instant | null = null

  const emptyOutbox = async () => {
    let taken: PendingEmail[]
    do {
      again = false
      taken = await claimDue(store, now(), { leaseSeconds: LEASE_SECONDS, limit: BATCH })
      lastTick = now()
      await Promise.all(taken.map((owed) => deliver(parts, owed)))
    } while (!stopped && (again || taken.length === BATCH))
  }
  const tick = () => {
    clearTimeout(timer)
    running = emptyOutbox()
      .catch((error: unknown) => log.error(loggable(error), 'The outbox could not be read; mails wait.'))
      .finally(() => {
        running = null
        if (!stopped) timer = setTimeout(tick, again ? 0 : everyMs)
      })
  }
  tick()
  return {
    nudge() {
      again = true
      if (!running && !stopped) tick()
    },
    lastTick: () => lastTick,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** One mail from claim to mark. Never rejects: one mail's failure must not hold up the others. */
async function deliver(parts: OutboxWorkerParts, owed: PendingEmail): Promise<void> {
  const { store, sender, now, log } = parts
  const { kind, attempts } = owed
  const about = owed.leadId ? { lead: owed.leadId } : { booking: owed.bookingId }
  const facts = { outbox: owed.id, ...about, kind, attempts }
  try {
    try {
      const notice = await prepare(parts, owed)
      if ('reason' in notice) {
        await markDropped(store, owed.id, notice.reason, now())
        if (notice.tooLate) log.error(facts, 'The call is over and its confirmation was never sent.')
        else log.info({ ...facts, reason: notice.reason }, 'A mail was dropped.')
        return
      }
      await withDeadline(sender.send(owed.id, notice), SEND_DEADLINE_MS)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      await markFailed(store, owed.id, message, nextAttempt(now(), owed.attempts))
      const isAlarm = owed.attempts === ATTEMPTS_BEFORE_ALARM
      if (isAlarm) log.error({ ...facts, ...loggable(error) }, 'A mail keeps failing; it is now tried daily.')
      else log.warn({ ...facts, ...loggable(error) }, 'A mail failed and will be tried again.')
      return
    }
    await markSent(store, owed.id, now())
    log.info(facts, 'A mail was sent.')
  } catch (error) {
    // The lease runs out by itself, and the mail is claimed again.
    log.error({ ...facts, ...loggable(error) }, 'What became of a mail could not be written down.')
  }
}

interface Dropped {
  reason: string
  tooLate?: true
}

/** The mail as its booking or lead stands now, or why it is owed no more. The database holds the kind to its subject. */
async function prepare(parts: OutboxWorkerParts, owed: PendingEmail): Promise<Notice | Dropped> {
  const { store, settings } = parts
  if (owed.bookingId !== null) {
    return await prepareForBooking(parts, owed.bookingId, owed.kind as BookingNoticeKind, owed.sequence)
  }
  const lead = owed.leadId === null ? null : await leadById(store, owed.leadId)
  if (!lead) return { reason: 'the lead is gone' }
  return await renderLeadNotice(owed.kind as LeadNoticeKind, lead, settings)
}

async function prepareForBooking(
  { store, settings, now }: OutboxWorkerParts,
  bookingId: string,
  kind: BookingNoticeKind,
  sequence: number,
): Promise<Notice | Dropped> {
  const booking = await bookingById(store, bookingId)
  if (!booking) return { reason: 'the booking is gone' }
  if (booking.status !== 'confirmed') return { reason: 'the booking was cancelled' }
  if (booking.sequence !== sequence) return { reason: 'the booking has changed since' }
  const isOver = Temporal.Instant.compare(booking.endsAt, now()) <= 0
  if (isOver && kind === 'confirmation') return { reason: 'the call is over', tooLate: true }
  return await renderNotice(kind, booking, settings)
}
