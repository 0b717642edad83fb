import type { Store } from './store.ts'

/** Records that a number (E.164) wants no more texts. Idempotent. */
export async function optOut(store: Store, phone: string, now: Temporal.Instant): Promise<void> {
  await store.db
    .insertInto('optOuts')
    .values({ phone, createdAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Deletes the opt-out of a number (E.164). */
export async function optIn(store: Store, phone: string): Promise<void> {
  await store.db.deleteFrom('optOuts').where('phone', '=', phone).execute()
}

/** Whether a number (E.164) wants no more texts. */
export async function hasOptedOut(store: Store, phone: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('optOuts')
    .select('phone')
    .where('phone', '=', phone)
    .executeTakeFirst()
  return row !== undefined
}
