import type { Store } from './store.ts'
import type { SeenTable } from './tables.ts'

/** A count, without the id that joins its day, page, source and event. */
export type Seen = Omit<SeenTable, 'id'>

/** Adds counts to those of the same day, page, source and event. */
export async function addSeen({ db }: Pick<Store, 'db'>, counts: readonly Seen[]): Promise<void> {
  if (counts.length === 0) return
  await db
    .insertInto('seen')
    .values(counts.map((one) => ({ id: idOf(one), ...one })))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ eb, ref }) => ({ times: eb('seen.times', '+', ref('excluded.times')) })),
    )
    .execute()
}

const idOf = ({ day, page, source, event }: Seen) => `${day} ${page} ${source} ${event}`

/** All counts from a day on, ISO. */
export const readSeen = ({ db }: Store, since: string): Promise<Seen[]> =>
  db.selectFrom('seen').selectAll().where('day', '>=', since).execute()
