import { sql } from 'kysely'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** Size of the history, which `recordEvent` shares among the networks that call. */
export const MAX_EVENTS = 500
/** Events kept of callers whose network is unknown: any number of strangers may be among them. */
export const MAX_OF_UNKNOWN = MAX_EVENTS / 2
/** How many of the networks that have been in the history longest share the half that later ones can't take. */
export const EARLIEST_NETWORKS = 25
/** Characters of a stored hash: what a network begins with is the wide group it is counted with. */
const GROUP_LENGTH = 22

/** A webhook call. `query` holds its fields, limited by `booking/http/webhook.ts`. */
export interface WebhookEvent {
  receivedAt: Temporal.Instant
  method: 'GET' | 'POST'
  query: Record<string, string>
}

/**
 * Inserts an event. Beyond 500 the history is shared fairly: what is deleted is the oldest event of the wide group that
 * has the most, and in the group that of the network that has the most. Many networks with one event each could still
 * push out another's, so half of the history belongs to the 25 networks that have been in it longest: they keep their
 * newest events, however many networks come later. Those whose network is unknown count as one network, which may
 * fill half of the history and no more.
 * @param network keyed hash of the wide group, if there is one, followed by that of the network that called; empty when
 *   it is unknown
 * @throws StoreError
 */
export async function recordEvent(store: Store, event: WebhookEvent, network = ''): Promise<void> {
  await withStoreErrors('write a webhook event', () =>
    store.db.transaction().execute(async (tx) => {
      await tx
        .insertInto('webhookEvents')
        .values({ ...event, network })
        .execute()
      await deleteSurplus.execute(tx)
    }),
  )
}

/** Each place counts from 1, the newest event of a network first. */
const deleteSurplus = sql`
  with in_network as (
    select id, network, min(id) over (partition by network) as first_id,
      row_number() over (partition by network order by id desc) as place_in_network
    from webhook_events
  ), in_half as (
    select id, network, place_in_network,
      network <> '' and dense_rank() over (order by first_id) <= ${sql.lit(EARLIEST_NETWORKS)} as is_early
    from in_network
  ), in_group as (
    select id, network, place_in_network, is_early,
      row_number() over (
        partition by is_early, substr(network, 1, ${sql.lit(GROUP_LENGTH)})
        order by place_in_network, id desc
      ) as place_in_group
    from in_half
  ), shared as (
    select id, network, place_in_network, place_in_group,
      row_number() over (partition by is_early order by place_in_group, id desc) as place_in_half
    from in_group
  ), placed as (
    select id, network, place_in_network,
      row_number() over (
        order by case when place_in_half <= ${sql.lit(MAX_EVENTS / 2)} then 0 else 1 end, place_in_group, id desc
      ) as place
    from shared
  )
  delete from webhook_events where id in (
    select id from placed
    where place > ${sql.lit(MAX_EVENTS)}
      or (network = '' and place_in_network > ${sql.lit(MAX_OF_UNKNOWN)})
  )`

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
