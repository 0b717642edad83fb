import { sql } from 'kysely'
import type { Count } from './attempts.ts'
import type { Database } from './store.ts'

/** What the keys of a wide network's held calls begin with; the booking's id follows. */
const prefixOf = (form: string, wideNetwork: string) => `held-wide:${form}:${wideNetwork}:`

/**
 * Marks a call as held by a wide network for as long as it may be held: a row of `attempts`, because a booking itself
 * stores only its narrow network.
 * @param form the calendar's form, as in `formOfHost`
 * @param wideNetwork keyed hash of the IPv6 /48 or the unconfirmed proxy
 */
export function wideHold(form: string, wideNetwork: string, id: string, minutes: number): Count {
  return { key: prefixOf(form, wideNetwork) + id, limit: Number.POSITIVE_INFINITY, seconds: minutes * 60 }
}

/**
 * A query for the number (`calls`) of a calendar's calls that a wide network holds at this moment. A call counts no
 * longer once its link is pressed, it is canceled or its hold runs out: behind a proxy that nobody has confirmed, everybody
 * who presses the link makes room for the next.
 */
export function heldByWide(
  tx: Database,
  host: string,
  { form, wideNetwork, now }: { form: string; wideNetwork: string; now: Temporal.Instant },
) {
  return tx
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('calls'))
    .where('host', '=', host)
    .where('status', '=', 'confirmed')
    .where('heldUntil', '>', now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('attempts')
          .select('attempts.key')
          .where(
            'attempts.key',
            '=',
            sql<string>`cast(${prefixOf(form, wideNetwork)} as text) || cast(bookings.id as text)`,
          ),
      ),
    )
}
