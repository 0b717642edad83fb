import type { Generated } from 'kysely'
import type { Booking } from '../domain/booking.ts'
import type { Lead } from '../domain/lead.ts'
import type { SentResult } from '../domain/result.ts'

/**
 * The tables as queries see them, in both engines. Columns are snake_case in the database. The constraints and
 * indexes are in `migrations/`. Instants have a precision of one millisecond.
 */
export interface Tables {
  bookings: BookingTable
  leads: LeadTable
  results: ResultTable
  outbox: OutboxTable
  secrets: SecretTable
  webhookEvents: WebhookEventTable
}

export interface BookingTable extends Omit<Booking, 'status' | 'sequence'> {
  /** End of the call and its buffer: the range that must not overlap ends here. */
  blocksUntil: Temporal.Instant
  /** Whose calendar. The constraint is per host, so that a second host needs no migration. */
  host: Generated<string>
  status: Generated<Booking['status']>
  sequence: Generated<number>
  formKey: string
  referenceHash: string
}

export interface LeadTable extends Lead {
  formKey: string
}

/** Requests to e-mail a result of the website's tools to the visitor. */
export type ResultTable = SentResult

/** E-mails about a booking, a lead or a result: exactly one of the three ids is set, and the kind matches it. */
export interface OutboxTable {
  id: string
  bookingId: string | null
  leadId: string | null
  resultId: string | null
  kind: 'confirmation' | 'agency-copy' | 'guide-link' | 'lead-copy' | 'result'
  sequence: number
  createdAt: Temporal.Instant
  dueAt: Temporal.Instant
  attempts: Generated<number>
  /** One worker has claimed the row until this time. */
  leaseUntil: Temporal.Instant | null
  sentAt: Temporal.Instant | null
  /** Set instead of sentAt when the e-mail became outdated before it was sent, e.g. by a cancellation. */
  droppedAt: Temporal.Instant | null
  lastError: string | null
}

/** Secrets shared by all processes on one database. */
export interface SecretTable {
  name: string
  /** Base64. */
  value: string
}

/** Webhook calls, limited to the newest `MAX_EVENTS`. */
export interface WebhookEventTable {
  /** Given by the database, ascending. */
  id: Generated<number>
  receivedAt: Temporal.Instant
  method: 'GET' | 'POST'
  query: Record<string, string>
}
