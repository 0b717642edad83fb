import type { Store } from '../store/store.ts'
import { withStoreErrors } from '../store/store-error.ts'

/** Size of the history: the newest calls are kept. */
export const MAX_EVENTS = 500

/** A webhook call. `query` holds its fields, limited by `booking/webhook/webhook.ts`. */
export interface WebhookEvent {
  receivedAt: Temporal.Instant
  method: 'GET' | 'POST'
  query: Record<string, string>
}

/**
 * Adds an event to the history.
 * @throws StoreError
 */
export async function recordEvent(store: Store, event: WebhookEvent): Promise<void> {
  await withStoreErrors('write a webhook event', () =>
    store.db.transaction().execute(async (tx) => {
      await tx.insertInto('webhookEvents').values(event).execute()
      const surplus = tx
        .selectFrom('webhookEvents')
        .select('id')
        .orderBy('id', 'desc')
        .offset(MAX_EVENTS)
        .limit(1)
      await tx.deleteFrom('webhookEvents').where('id', '<=', surplus).execute()
    }),
  )
}

/** The newest `limit` events, newest first. */
export function listEvents(store: Store, limit: number = MAX_EVENTS): Promise<WebhookEvent[]> {
  return withStoreErrors('list the webhook events', () =>
    store.db
      .selectFrom('webhookEvents')
      .select(['receivedAt', 'method', 'query'])
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )
}
