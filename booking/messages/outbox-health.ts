import type { Store } from '../store/store.ts'

/** The state of the outbox for `/health`. */
export async function outboxHealth(store: Store, now: Temporal.Instant) {
  const unsettled = store.db.selectFrom('outbox').where('sentAt', 'is', null).where('droppedAt', 'is', null)
  // A reminder of next week is not late.
  const pending = unsettled
    .where('failedAt', 'is', null)
    .where((row) => row.or([row('dueAt', '<=', now), row('attempts', '>', 0)]))
  const counts = await pending
    .select(({ fn }) => [fn.countAll<number>().as('unsent'), fn.count<number>('lastError').as('failing')])
    .executeTakeFirstOrThrow()
  const oldest = await pending.select('createdAt').orderBy('createdAt').limit(1).executeTakeFirst()
  const { dead } = await unsettled
    .where('failedAt', 'is not', null)
    .select(({ fn }) => fn.countAll<number>().as('dead'))
    .executeTakeFirstOrThrow()
  return {
    /** `unsent`: due and not yet sent. `failing`: those of them that have failed at least once. */
    ...counts,
    /** Given up: refused for good, or every attempt failed. */
    dead,
    /** Since the oldest unsent one was queued; null when there is none. */
    oldestUnsentSeconds: oldest
      ? Math.max(0, Math.floor(oldest.createdAt.until(now).total('seconds')))
      : null,
  }
}
