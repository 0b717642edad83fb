import type { Generated } from 'kysely'
import type { Booking, Consents } from '../domain/booking.ts'
import type { LeadConsents } from '../domain/lead.ts'

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

export interface BookingTable {
  id: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  /** End of the call and its buffer: the range that must not overlap ends here. */
  blocksUntil: Temporal.Instant
  /** Whose calendar. The constraint is per host, so that a second host needs no migration. */
  host: Generated<string>
  visitorZone: string
  name: string
  email: string
  phone: string
  practice: string
  specialty: string
  note: string
  consents: Consents
  attribution: Record<string, string>
  status: Generated<Booking['status']>
  sequence: Generated<number>
  formKey: string
  referenceHash: string
  createdAt: Temporal.Instant
}

export interface LeadTable {
  id: string
  formName: string
  name: string
  email: string
  practice: string
  specialty: string
  phone: string
  consents: LeadConsents
  attribution: Record<string, string>
  formKey: string
  createdAt: Temporal.Instant
}

/** Requests to e-mail a result of the website's tools to the visitor. */
export interface ResultTable {
  id: string
  kind: string
  figures: string
  email: string
  createdAt: Temporal.Instant
}

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
