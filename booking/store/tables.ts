import type { Generated } from 'kysely'
import type { Booking } from '../core/booking.ts'
import type { Lead } from '../core/lead.ts'
import type { Channel, MessageKind } from '../core/message-kinds.ts'

/** Columns are snake_case in the database; constraints and indexes are in `migrations/`. */
export interface Tables {
  bookings: BookingTable
  leads: LeadTable
  outbox: OutboxTable
  callLinks: { hash: string; bookingId: string; holder: LinkHolder; createdAt: Temporal.Instant }
  blocks: BlockTable
  calendars: CalendarTable
  dayLinks: DayLinkTable
  actions: ActionTable
  /** Numbers that answered STOP, in E.164. */
  optOuts: { phone: string; createdAt: Temporal.Instant }
  webhookEvents: WebhookEventTable
  websiteChecks: WebsiteCheckTable
  seen: SeenTable
  /** What was changed on the site, and when, to compare the weeks around it. */
  notes: { day: string; name: string }
  secrets: { name: string; value: string }
  marks: { name: string; at: Temporal.Instant }
}

type Defaulted =
  | ('status' | 'sequence' | 'attendingAt' | 'movedAt' | 'preparedAt' | 'canceledAt' | 'canceledBy')
  | ('outcome' | 'outcomeAt' | 'calendarCheck' | 'callSummary')

type WithDefaults = { [Name in Defaulted]: Generated<Booking[Name]> }

export interface BookingTable extends Omit<Booking, Defaulted>, WithDefaults {
  blocksUntil: Temporal.Instant
  /** Keyed hash; empty when unknown. */
  network: string
  formKey: string
  referenceHash: string
}

export interface LeadTable extends Omit<Lead, 'calledAt'> {
  calledAt: Generated<Lead['calledAt']>
  formKey: string
  /** As a booking's. */
  network: string
}

export interface BlockTable {
  id: string
  host: string
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  createdAt: Temporal.Instant
}

export interface CalendarTable {
  id: string
  host: string
  provider: 'google' | 'microsoft' | 'caldav'
  /** Whose it is, for the operator: an address without a password. */
  account: string
  /** Sealed: tokens, or address and password. */
  access: string
  /** Epoch milliseconds, as last read: pairs, the names of events that could not be read whole, and since when there are any. */
  busy: { times: [number, number][]; unreadable?: string[]; unreadableSince?: number }
  connectedAt: Temporal.Instant
  /** When it was last read; null before the first time. */
  readAt: Generated<Temporal.Instant | null>
  /** Since when it can't be read; null while it can. */
  failedAt: Generated<Temporal.Instant | null>
  lastError: Generated<string | null>
}

/** Links to a host's day page and to the office's. */
interface DayLinkTable {
  hash: string
  /** Whose day it opens, or `OFFICE` or `OFFICE_UNOPENED`. */
  host: string
  /** Who got it. */
  person: string
  createdAt: Temporal.Instant
}

/** What somebody did. */
export interface ActionTable {
  id: string
  at: Temporal.Instant
  /** A person's id, `AGENCY_HOST`, `BY_EMAIL` or `BY_VISITOR`. */
  doneBy: string
  /** In words, without personal data. */
  what: string
  /** The id of a call, a lead, a blocked time, a message or a host, or the name of a list. */
  about: string
}

export type LinkHolder = 'visitor' | 'text' | 'agency'

/** Exactly one of `bookingId`, `leadId` and `host` is set, and the kind matches it. */
export interface OutboxTable {
  id: string
  bookingId: string | null
  leadId: string | null
  host: Generated<string | null>
  /** What a message to a host is about, a day or an hour; it is sent once for each. */
  occasion: Generated<string | null>
  channel: Channel
  kind: MessageKind
  /** Revision of the booking; a later one makes the message outdated. */
  sequence: number
  /** 0; higher when the operator sent it again. */
  copy: Generated<number>
  createdAt: Temporal.Instant
  dueAt: Temporal.Instant
  /** Dropped from then on; null when it is always useful. */
  usefulUntil: Temporal.Instant | null
  attempts: Generated<number>
  /** How often composing it has begun since it last ended; each but the last ended the process. */
  composings: Generated<number>
  /** A worker has claimed the row until then. */
  leaseUntil: Temporal.Instant | null
  sentAt: Temporal.Instant | null
  /** Outdated before it was sent, e.g. by a cancellation. */
  droppedAt: Temporal.Instant | null
  /** Given up: refused for good, or the attempts ended. */
  failedAt: Temporal.Instant | null
  lastError: string | null
}

/** How often something happened on a page. Those for patients are one sum of a day, without a page. */
export interface SeenTable {
  /** The next four, joined. */
  id: string
  /** ISO, in the office's zone. */
  day: string
  /** The page's address. */
  page: string
  /** `utm_source` or the host that led to the site; `direct` without one, empty within the site. */
  source: string
  /** `seen` with the class of the screen's width, or a measurement rounded up: `lcp:2400`, `inp:120` (ms), `cls:0.05`; or what
   * went wrong: `failed:<script>:<line>`, `blocked:<directive>:<host>`. Besides: `chosen` (a time), `begun` (its details),
   * `downloaded` (the guide), `patients`, `corrected:<from>:<to>` (an outcome).
   */
  event: string
  times: number
}

interface WebsiteCheckTable {
  hash: string
  /** The website's host, without `www.` */
  site: string
  /** Null until the check has ended. */
  result: Generated<object | null>
  createdAt: Temporal.Instant
}

export interface WebhookEventTable {
  id: Generated<number>
  receivedAt: Temporal.Instant
  method: 'GET' | 'POST'
  query: Record<string, string>
}
