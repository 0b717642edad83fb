import { desc, lte, sql } from 'drizzle-orm'
import { webhookEvents } from './schema.ts'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** Size of the history; older events are deleted. */
export const MAX_EVENTS = 500

/** A webhook call. `query` holds its fields, limited by `booking/http/webhook.ts`. */
export interface WebhookEvent {
  receivedAt: Temporal.Instant
  method: 'GET' | 'POST'
  query: Record<string, string>
}

/** Inserts an event and deletes all but the newest 500. @throws StoreError */
export async function recordEvent(store: Store, event: WebhookEvent): Promise<void> {
  await withStoreErrors('write a webhook event', () =>
    store.db.transaction(async (tx) => {
      await tx.insert(webhookEvents).values(event)
      const tooOld = sql`(select id from webhook_events order by id desc offset ${MAX_EVENTS} limit 1)`
      await tx.delete(webhookEvents).where(lte(webhookEvents.id, tooOld))
    }),
  )
}

/** The newest `limit` events, newest first. */
export function listEvents(store: Store, limit: number = MAX_EVENTS): Promise<WebhookEvent[]> {
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
