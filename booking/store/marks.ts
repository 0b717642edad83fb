import type { Store } from './store.ts'

/**
 * `written`: the store took a write. `purged`: records were deleted by age, or their deletion was put off. `consent`:
 * a calendar's consent address was used, with the time when it expires. `alarm`: when a check last found an open alarm.
 * `check`: a network began one of its website checks.
 */
export type Mark = 'written' | 'purged' | `consent ${string}` | `alarm ${string}` | `check ${string}`

/** Records that something was done. */
export async function setMark({ db }: Store, name: Mark, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('marks')
    .values({ name, at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at: now }))
    .execute()
}

/** When something was last done; null when it never was. */
export async function readMark({ db }: Store, name: Mark): Promise<Temporal.Instant | null> {
  const row = await db.selectFrom('marks').select('at').where('name', '=', name).executeTakeFirst()
  return row?.at ?? null
}

/** Sets a mark that is missing or from before `limit`. Returns whether it did: of several processes only one does. */
export async function takeMark(
  { db }: Store,
  name: Mark,
  at: Temporal.Instant,
  limit: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('marks')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ at }).where('marks.at', '<', limit))
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Removes a mark. Returns whether it did. */
export async function removeMark({ db }: Store, name: Mark): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('marks').where('name', '=', name).executeTakeFirst()
  return Number(numDeletedRows) > 0
}
