import type { Generated } from 'kysely'
import type { Booking, CancelledBy } from '../domain/booking.ts'
import type { CallRequest } from '../domain/call-request.ts'
import type { Lead } from '../domain/lead.ts'
import type { MessageKind } from '../domain/messages.ts'
import type { SentResult } from '../domain/result.ts'

/**
 * The tables as queries see them, in both engines. Columns are snake_case in the database. The constraints and
 * indexes are in `migrations/`. Instants have a precision of one millisecond.
 */
export interface Tables {
  bookings: BookingTable
  leads: LeadTable
  results: ResultTable
  requests: RequestTable
  blocks: BlockTable
  callLinks: CallLinkTable
  optOuts: OptOutTable
  setAside: SetAsideTable
  attempts: AttemptTable
  audit: AuditTable
  outbox: OutboxTable
  secrets: SecretTable
  webhookEvents: WebhookEventTable
}

export interface BookingTable extends Omit<Booking, 'host' | 'status' | 'sequence' | NullByDefault> {
  /** End of the call and its buffer: the range that must not overlap ends here. */
  blocksUntil: Temporal.Instant
  /** Whose calendar. The constraint against overlaps is per host. */
  host: Generated<string>
  status: Generated<Booking['status']>
  sequence: Generated<number>
  heldUntil: Temporal.Instant | null
  attendingAt: Generated<Temporal.Instant | null>
  /** When a link from an e-mail to the visitor was first pressed: the address is theirs. A move does not clear it. */
  provenAt: Generated<Temporal.Instant | null>
  movedAt: Generated<Temporal.Instant | null>
  cancelledAt: Generated<Temporal.Instant | null>
  cancelledBy: Generated<CancelledBy | null>
  /** Keyed hash of the network the booking came from. */
  network: string
  formKey: string
  referenceHash: string
}

type NullByDefault = 'heldUntil' | 'attendingAt' | 'movedAt' | 'cancelledAt' | 'cancelledBy'

export interface LeadTable extends Lead {
  formKey: string
}

/** Requests to e-mail a result of the website's tools to the visitor. */
export type ResultTable = SentResult

/** Requests for a call at another time than those offered. */
export interface RequestTable extends CallRequest {
  formKey: string
}

/** Times without calls, besides those of the rules. */
export interface BlockTable {
  id: string
  host: Generated<string>
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
  /** Whose message the link is in. */
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

/** Suspicious entries, kept for the operator to look at. */
export interface SetAsideTable {
  id: string
  /** `booking`, `lead`, `request` or `result`; of a clinic's calendar `booking:<its address>`. */
  form: string
  reason: string
  answers: Record<string, string>
  /** How many entries it stands for. */
  entries: Generated<number>
  createdAt: Temporal.Instant
}

/** Counts of attempts, and used puzzles, by a key that names what is counted. */
export interface AttemptTable {
  key: string
  points: number
  expiresAt: Temporal.Instant
}

/** What the operator changed. A trigger refuses to change or delete entries. Holds no personal data. */
export interface AuditTable {
  /** Given by the database, ascending. */
  id: Generated<number>
  happenedAt: Temporal.Instant
  /** Name of the user who typed the command. */
  operator: string
  action: string
  details: Record<string, string>
}

/** Messages about a booking, a lead, a result or a request: exactly one of the ids is set, and the kind matches it. */
export interface OutboxTable {
  id: string
  bookingId: string | null
  leadId: string | null
  resultId: string | null
  requestId: string | null
  kind: MessageKind
  /** Revision of the booking that it is about; outdated by a later one. */
  sequence: number
  /** 0, or higher for one that the operator sent again. */
  copy: Generated<number>
  /** From when it is to be sent; in the future for a reminder. */
  createdAt: Temporal.Instant
  dueAt: Temporal.Instant
  /** Dropped instead of sent from then on; null when it is always useful. */
  usefulUntil: Temporal.Instant | null
  attempts: Generated<number>
  /** One worker has claimed the row until this time. */
  leaseUntil: Temporal.Instant | null
  sentAt: Temporal.Instant | null
  /** Set instead of sentAt when the e-mail became outdated before it was sent, e.g. by a cancellation. */
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

/** Webhook calls, at most `MAX_EVENTS`. */
export interface WebhookEventTable {
  /** Given by the database, ascending. */
  id: Generated<number>
  receivedAt: Temporal.Instant
  method: 'GET' | 'POST'
  query: Record<string, string>
  /** Keyed hashes of the caller's wide group, if any, and of its network; empty when it is unknown (`recordEvent`). */
  network: Generated<string>
}
