import type { Store } from './store.ts'

/** `written`: the store took a write. `purged`: records were deleted by age, or their deletion was put off. */
export type Mark = 'written' | 'purged'

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
