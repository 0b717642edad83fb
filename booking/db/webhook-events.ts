import { sql } from 'kysely'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** Size of the history; older events are deleted. */
export const MAX_EVENTS = 500
/** Events kept of callers whose network is unknown: any number of strangers may be among them. */
export const MAX_OF_UNKNOWN = MAX_EVENTS / 2

/** A webhook call. `query` holds its fields, limited by `booking/http/webhook.ts`. */
export interface WebhookEvent {
  receivedAt: Temporal.Instant
  method: 'GET' | 'POST'
  query: Record<string, string>
}

/**
 * Inserts an event. Beyond 500, what is deleted is the oldest event of the network that has the most: a stranger who
 * calls without end pushes out events of its own, and 500 networks would have to call to push out another's newest.
 * Those whose network is unknown count as one network, which may fill half of the history and no more.
 * @param network keyed hash of the network that called; empty when it is unknown
 * @throws StoreError
 */
export async function recordEvent(store: Store, event: WebhookEvent, network = ''): Promise<void> {
  await withStoreErrors('write a webhook event', () =>
    store.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('webhookEvents')
        .values({ ...event, network })
        .execute()
      const ranked = tx.selectFrom('webhookEvents').select(['id', 'network', newestFirstInNetwork.as('rank')])
      const placed = tx
        .selectFrom(ranked.as('ranked'))
        .select([
          'id',
          'network',
          'rank',
          sql<number>`row_number() over (order by rank, id desc)`.as('place'),
        ])
      const surplus = tx
        .selectFrom(placed.as('placed'))
        .select('id')
        .where((row) =>
          row.or([
            row('place', '>', MAX_EVENTS),
            row.and([row('network', '=', ''), row('rank', '>', MAX_OF_UNKNOWN)]),
          ]),
        )
      await tx.deleteFrom('webhookEvents').where('id', 'in', surplus).execute()
    }),
  )
}

/** 1 for the newest event of each network. */
const newestFirstInNetwork = sql<number>`row_number() over (partition by network order by id desc)`

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
