import { type RawBuilder, sql } from 'kysely'
import type { TakenTimes } from '../domain/open-slots.ts'
import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** Longer than any call with its buffer: lets the index by start find all calls that reach into a range. */
export const MAX_CALL_HOURS = 24

/**
 * What takes up a calendar between two instants, as one text: two texts are the same exactly when the times are. One row
 * of one statement, because a view that finds nothing changed needs to know no more.
 * @param except id of a call that is to be moved, which takes up nothing
 */
export async function takenTimesText(
  store: Store,
  host: string,
  from: Temporal.Instant,
  to: Temporal.Instant,
  except?: string,
): Promise<string> {
  const ms = (column: string) => store.engine.epochMilliseconds(sql.ref(column))
  const list = (parts: RawBuilder<unknown>[], order: RawBuilder<unknown>) =>
    sql`coalesce(string_agg(${sql.join(parts, sql` || ' ' || `)}, ',' order by ${order}), '')`
  const earliest = from.subtract({ hours: MAX_CALL_HOURS })
  const calls = list(
    [ms('starts_at'), ms('blocks_until'), sql`coalesce(cast(${ms('held_until')} as text), '')`],
    sql`starts_at, id`,
  )
  const blocks = list([ms('starts_at'), ms('ends_at')], sql`starts_at, id`)
  const others = except === undefined ? sql`` : sql`and id <> ${except}`
  const { rows } = await withStoreErrors('read the taken times', () =>
    sql<{ taken: string }>`
      select (
        select ${calls} from bookings
        where host = ${host} and status = 'confirmed' and starts_at > ${earliest} and starts_at < ${to}
          and blocks_until > ${from} ${others}
      ) || ';' || (
        select ${blocks} from blocks where host = ${host} and ends_at > ${from} and starts_at < ${to}
      ) as taken`.execute(store.db),
  )
  return rows[0]?.taken ?? ';'
}

/** Reads the text of `takenTimesText`. */
export function parseTakenTimes(text: string): TakenTimes {
  const [calls = '', blocks = ''] = text.split(';')
  return {
    calls: entriesOf(calls).map(([startsAt = '', endsAt = '', heldUntil = '']) => ({
      startsAt: Number(startsAt),
      endsAt: Number(endsAt),
      heldUntil: heldUntil === '' ? null : Number(heldUntil),
    })),
    blocks: entriesOf(blocks).map(([startsAt = '', endsAt = '']) => ({
      startsAt: Number(startsAt),
      endsAt: Number(endsAt),
    })),
  }
}

function entriesOf(list: string): string[][] {
  return list === '' ? [] : list.split(',').map((entry) => entry.split(' '))
}
