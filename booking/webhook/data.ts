import type { Selectable } from 'kysely'
import type { Store } from '../store/store.ts'
import type { WebhookEventTable } from '../store/tables.ts'

export const MAX_EVENTS = 500

/** A webhook call with the fields that `readFields` accepts. */
export type WebhookEvent = Omit<Selectable<WebhookEventTable>, 'id'>

/** Adds an event to the history, which keeps the newest. @throws StoreError */
export async function recordEvent(store: Store, event: WebhookEvent): Promise<void> {
  await store.db.transaction().execute(async (tx) => {
    await tx.insertInto('webhookEvents').values(event).execute()
    const surplus = tx
      .selectFrom('webhookEvents')
      .select('id')
      .orderBy('id', 'desc')
      .offset(MAX_EVENTS)
      .limit(1)
    await tx.deleteFrom('webhookEvents').where('id', '<=', surplus).execute()
  })
}

/** The history, newest first. */
export function listEvents(store: Store): Promise<WebhookEvent[]> {
  return store.db
    .selectFrom('webhookEvents')
    .select(['receivedAt', 'method', 'query'])
    .orderBy('id', 'desc')
    .execute()
}
