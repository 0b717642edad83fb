import { bigint, customType, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Booking, Consents } from '../domain/booking.ts'
import type { LeadConsents } from '../domain/lead.ts'

/**
 * The tables for queries. The exclusion constraint, the checks and the partial indexes are only in migrations/,
 * because this library cannot express them.
 */

/** A timestamptz, read and written as a UTC instant. PostgreSQL stores microseconds. */
const instant = customType<{ data: Temporal.Instant; driverData: string | Date }>({
  dataType: () => 'timestamptz',
  toDriver: (value) => value.toString(),
  fromDriver: (value) =>
    typeof value === 'string' ? Temporal.Instant.from(value) : Temporal.Instant.from(value.toISOString()),
})

export const bookings = pgTable('bookings', {
  id: uuid().primaryKey(),
  startsAt: instant('starts_at').notNull(),
  endsAt: instant('ends_at').notNull(),
  /** End of the call and its buffer: the range that must not overlap ends here. */
  blocksUntil: instant('blocks_until').notNull(),
  /** Whose calendar. The constraint is per host, so that a second host needs no migration. */
  host: text().notNull().default('agency'),
  visitorZone: text('visitor_zone').notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  practice: text().notNull(),
  specialty: text().notNull(),
  note: text().notNull(),
  consents: jsonb().$type<Consents>().notNull(),
  attribution: jsonb().$type<Record<string, string>>().notNull(),
  status: text().$type<Booking['status']>().notNull().default('confirmed'),
  sequence: integer().notNull().default(0),
  formKey: text('form_key').notNull().unique(),
  referenceHash: text('reference_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})

export const leads = pgTable('leads', {
  id: uuid().primaryKey(),
  formName: text('form_name').notNull(),
  name: text().notNull(),
  email: text().notNull(),
  practice: text().notNull(),
  specialty: text().notNull(),
  phone: text().notNull(),
  consents: jsonb().$type<LeadConsents>().notNull(),
  attribution: jsonb().$type<Record<string, string>>().notNull(),
  formKey: text('form_key').notNull().unique(),
  createdAt: instant('created_at').notNull(),
})

/** Requests to e-mail a result of the website's tools to the visitor. */
export const results = pgTable('results', {
  id: uuid().primaryKey(),
  kind: text().notNull(),
  figures: text().notNull(),
  email: text().notNull(),
  createdAt: instant('created_at').notNull(),
})

/** E-mails about a booking, a lead or a result: exactly one of the three ids is set, and the kind matches it. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid().primaryKey(),
    bookingId: uuid('booking_id').references(() => bookings.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    resultId: uuid('result_id').references(() => results.id, { onDelete: 'cascade' }),
    kind: text().$type<'confirmation' | 'agency-copy' | 'guide-link' | 'lead-copy' | 'result'>().notNull(),
    sequence: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    dueAt: instant('due_at').notNull(),
    attempts: integer().notNull().default(0),
    /** One worker has claimed the row until this time. */
    leaseUntil: instant('lease_until'),
    sentAt: instant('sent_at'),
    /** Set instead of sentAt when the e-mail became outdated before it was sent, e.g. by a cancellation. */
    droppedAt: instant('dropped_at'),
    lastError: text('last_error'),
  },
  (table) => [
    unique('outbox_once').on(table.bookingId, table.kind, table.sequence),
    unique('outbox_once_a_lead').on(table.leadId, table.kind, table.sequence),
    unique('outbox_once_a_result').on(table.resultId, table.kind, table.sequence),
  ],
)

/** Secrets shared by all processes on one database. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  /** Base64. */
  value: text().notNull(),
})

/** Webhook calls, limited to the newest `MAX_EVENTS`. */
export const webhookEvents = pgTable('webhook_events', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  receivedAt: instant('received_at').notNull(),
  method: text().$type<'GET' | 'POST'>().notNull(),
  query: jsonb().$type<Record<string, string>>().notNull(),
})
