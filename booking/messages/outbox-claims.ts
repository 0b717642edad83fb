import type { ExpressionBuilder, Selectable, Updateable } from 'kysely'
import type {
  BookingEmailKind,
  BookingWebhookKind,
  Channel,
  HostEmailKind,
  LeadEmailKind,
  TextKind,
} from '../core/message-kinds.ts'
import type { Store } from '../store/store.ts'
import type { OutboxTable, Tables } from '../store/tables.ts'

const ANY_COLUMNS = ['id', 'sequence', 'copy', 'attempts', 'composings', 'createdAt', 'usefulUntil'] as const
const SUBJECT_COLUMNS = ['bookingId', 'leadId', 'host', 'occasion', 'channel', 'kind'] as const

/** `attempts` and `composings` include the current one. */
type AnyMessage = Pick<Selectable<OutboxTable>, (typeof ANY_COLUMNS)[number]>
type Subject<Own extends object> = Own &
  Record<Exclude<'bookingId' | 'leadId' | 'host' | 'occasion', keyof Own>, null>

export type BookingMessage = AnyMessage &
  Subject<{ bookingId: string }> &
  (
    | { channel: 'email'; kind: BookingEmailKind }
    | { channel: 'text'; kind: TextKind }
    | { channel: 'webhook'; kind: BookingWebhookKind }
    | { channel: 'calendar'; kind: 'calendar' }
  )
export type LeadMessage = AnyMessage &
  Subject<{ leadId: string }> &
  ({ channel: 'email'; kind: LeadEmailKind } | { channel: 'webhook'; kind: 'webhook-lead' })
export type HostMessage = AnyMessage &
  Subject<{ host: string; occasion: string }> & { channel: 'email'; kind: HostEmailKind }

/** A claimed message about a booking or a lead, or for a host. */
export type PendingMessage = BookingMessage | LeadMessage | HostMessage

/** After this time another process may claim the message of one that was killed. */
const LEASE_SECONDS = 20

/** Waits, or was given up. */
export const isUnsent = (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.and({ sentAt: null, droppedAt: null })

export const isUnsettled = (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.and({ sentAt: null, droppedAt: null, failedAt: null })

export const isUnclaimed = (now: Temporal.Instant) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.or([row('leaseUntil', 'is', null), row('leaseUntil', '<=', now)])

/** Claims up to `limit` due messages by these channels, oldest first, each for one process at a time. */
export function claimDue(
  store: Store,
  now: Temporal.Instant,
  options: {
    limit: number
    channels: readonly Channel[]
    /** Leaves out what was due before; null for nothing. */
    dueAfter: Temporal.Instant | null
    /** Those whose composing ended a process, or the others. */
    isSuspect: boolean
    /** Ids of messages that this process is sending; a clock that jumps could make their leases look expired. */
    except: readonly string[]
  },
): Promise<PendingMessage[]> {
  const { limit, channels, dueAfter, isSuspect, except } = options
  return (
    store.db
      // MATERIALIZED: otherwise PostgreSQL may run the subquery again and claim more rows than the limit.
      .with(
        (due) => due('due').materialized(),
        (db) =>
          store.engine.skipLocked(
            db
              .selectFrom('outbox')
              .select('id')
              .where(isUnsettled)
              .where('dueAt', '<=', now)
              .where('channel', 'in', channels)
              .where(isUnclaimed(now))
              .where('composings', isSuspect ? '>' : '=', 0)
              .$if(Boolean(dueAfter), (query) => query.where('dueAt', '>', dueAfter as Temporal.Instant))
              .$if(except.length > 0, (query) => query.where('id', 'not in', except))
              .orderBy('dueAt')
              .limit(limit),
          ),
      )
      .updateTable('outbox')
      .set((row) => ({
        leaseUntil: now.add({ seconds: LEASE_SECONDS }),
        attempts: row('attempts', '+', 1),
        composings: row('composings', '+', 1),
      }))
      .where('id', 'in', (db) => db.selectFrom('due').select('id'))
      .returning([...ANY_COLUMNS, ...SUBJECT_COLUMNS])
      // The functions that queue messages always store a kind with its own channel and subject.
      .$castTo<PendingMessage>()
      .execute()
  )
}

const MAX_LATE = 20
const LATE_HOURS = 24
const HOLD_HOURS = 1

/** Whether more than twenty messages are late by over a day. */
export async function areManyLate({ db }: Store, now: Temporal.Instant): Promise<boolean> {
  const before = now.subtract({ hours: LATE_HOURS })
  const unsettled = db.selectFrom('outbox').where(isUnsettled).where('dueAt', '<=', before)
  const counted = unsettled.select(({ fn }) => fn.countAll<number>().as('late'))
  return (await counted.executeTakeFirstOrThrow()).late > MAX_LATE
}

/**
 * Returns a function that gives the limit for `dueAfter`, or null for none. For the first hour in which many messages
 * are late, those due more than a day ago are neither sent nor dropped, because the clock may be wrong by years.
 */
export function holdLate(store: Store) {
  let since: Temporal.Instant | null = null
  return async (now: Temporal.Instant): Promise<Temporal.Instant | null> => {
    since = (await areManyLate(store, now)) ? (since ?? now) : null
    const isHeld = since && since.until(now).total('hours') < HOLD_HOURS
    return isHeld ? now.subtract({ hours: LATE_HOURS }) : null
  }
}

/** Extends the lease of a message that is still being sent. */
export async function renewLease(store: Store, id: string, now: Temporal.Instant): Promise<void> {
  await store.db
    .updateTable('outbox')
    .set({ leaseUntil: now.add({ seconds: LEASE_SECONDS }) })
    .where('id', '=', id)
    .where('leaseUntil', 'is not', null)
    .execute()
}

/** Records that composing a message has ended. */
export async function endComposing({ db }: Store, id: string): Promise<void> {
  await db.updateTable('outbox').set({ composings: 0 }).where('id', '=', id).execute()
}

/** Ends the lease of a pending message and records what became of it, which may be a further attempt. */
export async function settle(store: Store, id: string, outcome: Updateable<OutboxTable>): Promise<void> {
  await store.db
    .updateTable('outbox')
    .set({ ...outcome, leaseUntil: null, composings: 0 })
    .where('id', '=', id)
    .where(isUnsettled)
    .execute()
}

/** False once a message is settled, for example by a change of its booking. */
export async function isPending(store: Store, id: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where(isUnsettled)
    .executeTakeFirst()
  return row !== undefined
}
