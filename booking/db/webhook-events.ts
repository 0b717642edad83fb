import { desc, lte, sql } from 'drizzle-orm'
import { webhookEvents } from './schema.ts'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** The history is for looking back at recent tests; older events go when newer ones come. */
export const EVENTS_KEPT = 500

/** One call of the webhook receiver. `query` holds its fields, already cut to size by `booking/http/webhook.ts`. */
export interface WebhookEvent {
  receivedAt: Temporal.Instant
  method: 'GET' | 'POST'
  query: Record<string, string>
}

/** Writes an event into the history and drops whatever is older than the newest 500. Throws `StoreError`. */
export async function recordEvent(store: Store, event: WebhookEvent): Promise<void> {
  await withStoreErrors('write a webhook event', () =>
    store.db.transaction(async (tx) => {
      await tx.insert(webhookEvents).values(event)
      const tooOld = sql`(select id from webhook_events order by id desc offset ${EVENTS_KEPT} limit 1)`
      await tx.delete(webhookEvents).where(lte(webhookEvents.id, tooOld))
    }),
  )
}

/** The newest `limit` events, newest first. */
export function listEvents(store: Store, limit: number = EVENTS_KEPT): Promise<WebhookEvent[]> {
  return withStoreErrors('list the webhook events', () =>
    store.db
      .select({
        receivedAt: webhookEvents.receivedAt,
        method: webhookEvents.method,
        query: webhookEvents.query,
      })
      .from(webhookEvents)
      .orderBy(desc(webhookEvents.id))
      .limit(limit),
  )
}
