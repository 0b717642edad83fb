import type { Booking } from '../core/booking.ts'
import type { Log } from '../core/reporting.ts'
import type { Service } from '../store/store.ts'
import { composeForBooking, composeForLead, type Outlets, type Send } from './compose.ts'
import { composeForHost } from './compose-host.ts'
import { EndsProcess, failureOf, loggable, storable } from './failure.ts'
import { endComposing, type PendingMessage, renewLease, settle } from './outbox-claims.ts'
import { nextAttempt } from './retry.ts'
import { Dropped, endOf, wantedBooking } from './wanted.ts'

export interface DeliveryOptions extends Outlets, Service {
  deadlineMs?: number
}

const RENEW_MS = 5_000
const DEADLINE_MS = 120_000
/** After composing it has ended the process so often a message is given up. */
const MAX_ENDED = 3

/** Sends one claimed message and records the result; never rejects. `stop` ends the send. */
export async function deliver(
  options: DeliveryOptions,
  message: PendingMessage,
  stop: AbortSignal,
): Promise<void> {
  const { store, now, log } = options
  const { id, kind, attempts, bookingId, leadId, host } = message
  const subject = leadId ? { lead: leadId } : bookingId ? { booking: bookingId } : { host }
  const fields = { outbox: id, ...subject, kind, attempts }
  const renewal = setInterval(() => {
    renewLease(store, id, now()).catch((error: unknown) =>
      log.warn({ ...fields, ...loggable(error) }, 'The lease of a message could not be renewed.'),
    )
  }, RENEW_MS)
  let booking: Booking | null = null
  try {
    try {
      if (message.composings > MAX_ENDED) throw new EndsProcess(MAX_ENDED)
      const prepared = await prepare(options, message)
      await endComposing(store, id)
      booking = prepared.booking
      await withDeadline(prepared.send, options.deadlineMs ?? DEADLINE_MS, stop)
    } catch (error) {
      if (error instanceof Dropped) {
        await settle(store, id, { droppedAt: now(), lastError: error.message })
        logDropped(log, fields, error)
      } else await settleFailure(options, message, booking, { error, fields })
      return
    }
    await settle(store, id, { sentAt: now(), lastError: null })
    log.info(fields, 'Message sent.')
  } catch (error) {
    // The lease expires, the message is claimed again, and a second copy may go out.
    log.error({ ...fields, ...loggable(error) }, 'The result of a message could not be recorded.')
  } finally {
    clearInterval(renewal)
  }
}

/** @throws {Dropped} when the message is not to be sent */
async function prepare(
  options: DeliveryOptions,
  message: PendingMessage,
): Promise<{ send: Send; booking: Booking | null }> {
  const { store, now } = options
  if (message.leadId !== null) return { booking: null, send: await composeForLead(options, message) }
  if (message.host !== null) return { booking: null, send: await composeForHost(options, message, now()) }
  const booking = await wantedBooking(store, message, now())
  const send = await composeForBooking(options, message, booking, now())
  // Checked again right before the send: the call may have been canceled while the message was composed.
  await wantedBooking(store, message, now())
  return { booking, send }
}

function logDropped(log: Log, fields: object, { message: reason, late }: Dropped): void {
  if (late === 'after the call') log.error(fields, 'The call is over and a message before it was never sent.')
  else if (late) log.warn({ ...fields, reason }, 'A message came too late and was dropped.')
  else log.info({ ...fields, reason }, 'Message dropped.')
}

/** Schedules the next attempt or gives the message up. The alarms decide who is told. */
async function settleFailure(
  { store, now, log }: DeliveryOptions,
  message: PendingMessage,
  booking: Booking | null,
  { error, fields }: { error: unknown; fields: object },
): Promise<void> {
  const failure = failureOf(error)
  const facts = { ...fields, ...loggable(error), failure }
  const at = now()
  const { id, attempts } = message
  const dueAt = failure === 'refused' ? null : nextAttempt(at, { attempts, end: endOf(message, booking) })
  await settle(store, id, { ...(dueAt ? { dueAt } : { failedAt: at }), lastError: storable(error) })
  if (dueAt) log.warn(facts, 'A message failed; it will be retried.')
  else log.error(facts, 'A message was given up; it is not sent again.')
}

/** Sends; ends the send after `milliseconds` or on `stop`. */
async function withDeadline(send: Send, milliseconds: number, stop: AbortSignal): Promise<void> {
  const ended = AbortSignal.any([stop, AbortSignal.timeout(milliseconds)])
  try {
    await send(ended)
  } catch (error) {
    if (!ended.aborted || failureOf(error) === 'refused') throw error
    const late = new Error('The message was not accepted in time.', { cause: error })
    throw Object.assign(late, { code: 'SEND_TIMEOUT' })
  }
}
