import type { Store } from './store.ts'

/**
 * `written`: the store took a write. `purged`: records were deleted by age, or their deletion was put off. `late`: too many
 * messages were late. `consent`: a calendar's owner came back from Google or Microsoft.
 */
export type Mark = 'written' | 'purged' | 'late' | `consent ${string}`

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

/** Records that something was done, and returns whether it was the first time. */
export async function markOnce({ db }: Store, name: Mark, now: Temporal.Instant): Promise<boolean> {
  const insertion = db.insertInto('marks').values({ name, at: now })
  const { numInsertedOrUpdatedRows } = await insertion
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}
