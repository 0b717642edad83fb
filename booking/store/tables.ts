import type { Generated } from 'kysely'
import type { Booking, CancelledBy } from '../core/booking.ts'
import type { Lead } from '../core/lead.ts'
import type { MessageKind } from '../core/message-kinds.ts'

/**
 * The tables as queries see them, in both engines. Columns are snake_case in the database. The constraints and
 * indexes are in `migrations/`. Instants have a precision of one millisecond.
 */
export interface Tables {
  bookings: BookingTable
  leads: LeadTable
  outbox: OutboxTable
  callLinks: CallLinkTable
  blocks: BlockTable
  optOuts: OptOutTable
  webhookEvents: WebhookEventTable
  secrets: SecretTable
  marks: MarkTable
}

export interface BookingTable extends Omit<Booking, 'status' | 'sequence' | NullByDefault> {
  /** End of the call and its buffer: the range that must not overlap another call of the host ends here. */
  blocksUntil: Temporal.Instant
  status: Generated<Booking['status']>
  sequence: Generated<number>
  attendingAt: Generated<Temporal.Instant | null>
  movedAt: Generated<Temporal.Instant | null>
  cancelledAt: Generated<Temporal.Instant | null>
  cancelledBy: Generated<CancelledBy | null>
  /** Keyed hash of the network the booking came from; empty when it is unknown whom the address stands for. */
  network: string
  formKey: string
  referenceHash: string
}

type NullByDefault = 'attendingAt' | 'movedAt' | 'cancelledAt' | 'cancelledBy'

export interface LeadTable extends Lead {
  formKey: string
}

/** Times without calls, besides those of the rules. */
export interface BlockTable {
  id: string
  host: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  /** Why, for the operator. */
  note: string
  createdAt: Temporal.Instant
}

/** Links in messages that lead to a call. Only their hashes are stored. */
export interface CallLinkTable {
  /** SHA-256, hex. */
  hash: string
  bookingId: string
  /** Whose message it is in; `text` is one to the visitor's phone. */
  holder: LinkHolder
  createdAt: Temporal.Instant
}

export type LinkHolder = 'visitor' | 'text' | 'agency'

/** Numbers that answered STOP, in E.164. */
export interface OptOutTable {
  phone: string
  createdAt: Temporal.Instant
}

/** Messages about a booking or a lead: exactly one of the ids is set, and the kind matches it. */
export interface OutboxTable {
  id: string
  bookingId: string | null
  leadId: string | null
  kind: MessageKind
  /** Revision of the booking that it is about; outdated by a later one. */
  sequence: number
  /** 0, or higher for one that the operator sent again. */
  copy: Generated<number>
  createdAt: Temporal.Instant
  /** From when it is to be sent; in the future for a reminder. */
  dueAt: Temporal.Instant
  /** Dropped instead of sent from then on; null when it is always useful. */
  usefulUntil: Temporal.Instant | null
  attempts: Generated<number>
  /** One worker has claimed the row until this time. */
  leaseUntil: Temporal.Instant | null
  sentAt: Temporal.Instant | null
  /** Set instead of sentAt when the message became outdated before it was sent, e.g. by a cancellation. */
  droppedAt: Temporal.Instant | null
  /** Set when the receiver refused it for good or the attempts ended: the operator has to look at it. */
  failedAt: Temporal.Instant | null
  /** When the operator was first alarmed about its failures. */
  alarmedAt: Temporal.Instant | null
  lastError: string | null
}

/** Secrets shared by all processes on one database. */
export interface SecretTable {
  name: string
  /** Base64. */
  value: string
}

/** When something was last done, by any process. */
export interface MarkTable {
  name: string
  at: Temporal.Instant
}

/** Webhook calls, at most `MAX_EVENTS`. */
export interface WebhookEventTable {
  /** Given by the database, ascending. */
  id: Generated<number>
  receivedAt: Temporal.Instant
  method: 'GET' | 'POST'
  query: Record<string, string>
}
