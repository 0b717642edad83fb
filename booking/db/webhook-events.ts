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
    store.db.transaction().execute(async (tx) => {
      await tx.insertInto('webhookEvents').values(event).execute()
      await tx
        .deleteFrom('webhookEvents')
        .where('id', '<=', (query) =>
          query.selectFrom('webhookEvents').select('id').orderBy('id', 'desc').limit(1).offset(MAX_EVENTS),
        )
        .execute()
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
