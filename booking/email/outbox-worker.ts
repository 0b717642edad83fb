import { bookingById } from '../db/bookings.ts'
import { leadById } from '../db/leads.ts'
import {
  claimDue,
  markDropped,
  markFailed,
  markSent,
  type PendingMessage,
  renewLease,
} from '../db/outbox-claims.ts'
import { requestById } from '../db/requests.ts'
import { resultById } from '../db/results.ts'
import type { Store } from '../db/store.ts'
import { StoreError } from '../db/store-error.ts'
import type { BookingEmailKind, LeadEmailKind } from '../domain/messages.ts'
import type { BookingSettings } from '../domain/settings.ts'
import type { Log } from '../log.ts'
import type { BookingMetrics } from '../metrics.ts'
import type { EmailMessage } from './email-message.ts'
import { renderBookingEmail } from './render-booking.ts'
import { renderLeadEmail } from './render-lead.ts'
import { renderRequestEmail } from './render-request.ts'
import { renderResultEmail } from './render-result.ts'
import { ATTEMPTS_BEFORE_ALARM, loggable, nextAttempt, withTimeout } from './retry.ts'
import type { Sender } from './senders.ts'

export interface OutboxWorker {
  /** Reads the outbox now instead of at the next poll. Call after a commit that enqueued e-mails. */
  wake(): void
  /** When the outbox was last read successfully; null before the first time. */
  lastTick(): Temporal.Instant | null
  /** Resolves when the e-mails being sent are done; nothing is sent afterwards. */
  stop(): Promise<void>
}

export interface OutboxWorkerOptions {
  store: Store
  sender: Sender
  settings: BookingSettings
  now: () => Temporal.Instant
  log: Log
  metrics: BookingMetrics
  /** Poll interval in milliseconds. */
  everyMs: number
}

const BATCH = 10
const SEND_TIMEOUT_MS = 120_000
/** After this time another process may claim the e-mail: so long is it delayed when this one is killed. */
const LEASE_SECONDS = 20
const RENEW_MS = 5_000

/**
 * Sends the pending e-mails of the outbox, now and then every `everyMs`, until stopped. Several workers may share one
 * PostgreSQL database. No transaction is open during a send.
 */
export function startOutboxWorker(options: OutboxWorkerOptions): OutboxWorker {
  const { store, now, log, metrics, everyMs } = options
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  let lastTick: Temporal.Instant | null = null

  const emptyOutbox = async () => {
    let batch: PendingMessage[]
    do {
      again = false
      batch = await claimDue(store, now(), { leaseSeconds: LEASE_SECONDS, limit: BATCH })
      lastTick = now()
      await Promise.all(batch.map((email) => deliver(options, email)))
    } while (!stopped && (again || batch.length === BATCH))
  }
  const tick = () => {
    clearTimeout(timer)
    running = emptyOutbox()
      .catch((error: unknown) => {
        if (error instanceof StoreError) metrics.storeFailed()
        log.error(loggable(error), 'The outbox could not be read; e-mails are delayed.')
      })
      .finally(() => {
        running = null
        if (!stopped) timer = setTimeout(tick, again ? 0 : everyMs)
      })
  }
  tick()
  return {
    wake() {
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

/** Sends one claimed e-mail and records the result. Never rejects: one failure must not delay the others. */
async function deliver(options: OutboxWorkerOptions, email: PendingMessage): Promise<void> {
  const { store, sender, now, log, metrics } = options
  const { kind, attempts } = email
  const fields = { outbox: email.id, ...subjectOf(email), kind, attempts }
  const renewal = setInterval(() => {
    renewLease(store, email.id, now(), LEASE_SECONDS).catch((error: unknown) =>
      log.warn({ ...fields, ...loggable(error) }, 'The lease of an e-mail could not be renewed.'),
    )
  }, RENEW_MS)
  try {
    try {
      const message = await render(options, email)
      if ('reason' in message) {
        await markDropped(store, email.id, message.reason, now())
        metrics.emailAttempted('dropped')
        if (message.tooLate) log.error(fields, 'The call is over and its confirmation was never sent.')
        else log.info({ ...fields, reason: message.reason }, 'E-mail dropped.')
        return
      }
      await withTimeout(sender.send(email.id, message), SEND_TIMEOUT_MS)
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      await markFailed(store, email.id, message, nextAttempt(now(), attempts))
      metrics.emailAttempted('failed')
      const failure = { ...fields, ...loggable(error) }
      if (attempts === ATTEMPTS_BEFORE_ALARM) log.error(failure, 'E-mail keeps failing; now retried daily.')
      else log.warn(failure, 'E-mail failed; it will be retried.')
      return
    }
    metrics.emailAttempted('sent')
    await markSent(store, email.id, now())
    log.info(fields, 'E-mail sent.')
  } catch (error) {
    if (error instanceof StoreError) metrics.storeFailed()
    // The lease expires and the e-mail is claimed again.
    log.error({ ...fields, ...loggable(error) }, 'The result of an e-mail could not be recorded.')
  } finally {
    clearInterval(renewal)
  }
}

/** What the e-mail is about, for the log. */
function subjectOf({
  bookingId,
  leadId,
  resultId,
  requestId,
}: PendingMessage): Record<string, string | null> {
  if (leadId) return { lead: leadId }
  if (requestId) return { request: requestId }
  return resultId ? { result: resultId } : { booking: bookingId }
}

interface Dropped {
  reason: string
  tooLate?: true
}

/** Renders the e-mail from the current booking, lead or result, or says why to drop it. */
async function render(options: OutboxWorkerOptions, email: PendingMessage): Promise<EmailMessage | Dropped> {
  const { store, settings } = options
  // The casts hold because `enqueue` ties the kind to what the message is about.
  if (email.bookingId !== null) {
    return await renderForBooking(options, email.bookingId, email)
  }
  if (email.resultId !== null) {
    const result = await resultById(store, email.resultId)
    if (!result) return { reason: 'the result was deleted' }
    return (await renderResultEmail(result, settings)) ?? { reason: 'the result can no longer be described' }
  }
  if (email.requestId !== null) {
    const request = await requestById(store, email.requestId)
    return request ? await renderRequestEmail(request, settings) : { reason: 'the request was deleted' }
  }
  const lead = email.leadId === null ? null : await leadById(store, email.leadId)
  if (!lead) return { reason: 'the lead was deleted' }
  return await renderLeadEmail(email.kind as LeadEmailKind, lead, settings)
}

async function renderForBooking(
  { store, settings, now }: OutboxWorkerOptions,
  bookingId: string,
  { kind, sequence, usefulUntil }: PendingMessage,
): Promise<EmailMessage | Dropped> {
  const booking = await bookingById(store, bookingId)
  if (!booking) return { reason: 'the booking was deleted' }
  const isAboutCancelling = kind === 'cancelled' || kind === 'agency-cancelled'
  if (booking.status !== 'confirmed' && !isAboutCancelling) return { reason: 'the booking was cancelled' }
  if (booking.sequence !== sequence) return { reason: 'the booking has changed since' }
  const isOver = Temporal.Instant.compare(booking.endsAt, now()) <= 0
  if (usefulUntil && Temporal.Instant.compare(usefulUntil, now()) <= 0) return { reason: 'it came too late' }
  if (isOver && kind === 'confirmation') return { reason: 'the call is over', tooLate: true }
  return await renderBookingEmail(kind as BookingEmailKind, booking, settings)
}
