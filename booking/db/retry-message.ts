import { type Operator, recordBy } from './audit.ts'
import { isMessageOf } from './of-calendar.ts'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/**
 * Makes an unsent message of a calendar due now, with all its attempts ahead, also when it was given up. False when it was sent or
 * dropped, or is being sent.
 */
export function retryMessage(
  store: Store,
  host: string,
  id: string,
  now: Temporal.Instant,
  by?: Operator,
): Promise<boolean> {
  return withStoreErrors('queue a message again', () =>
    store.db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable('outbox')
        .set({ failedAt: null, dueAt: now, attempts: 0, leaseUntil: null })
        .where('id', '=', id)
        .where(isMessageOf(host))
        .where('sentAt', 'is', null)
        .where('droppedAt', 'is', null)
        .where((one) => one.or([one('leaseUntil', 'is', null), one('leaseUntil', '<=', now)]))
        .returning(['id', 'kind'])
        .executeTakeFirst()
      if (row)
        await recordBy(tx, by, { action: 'retry', host, details: { message: row.id, kind: row.kind } }, now)
      return row !== undefined
    }),
  )
}
