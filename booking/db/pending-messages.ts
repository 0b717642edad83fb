import type { Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/** Whether a message about one of these bookings is due or scheduled and neither sent nor given up. */
export async function pendingAbout({ db }: Store, bookingIds: string[]): Promise<boolean> {
  if (bookingIds.length === 0) return false
  const row = await withStoreErrors('look for unsent messages', () =>
    db
      .selectFrom('outbox')
      .select('id')
      .where('bookingId', 'in', bookingIds)
      .where('sentAt', 'is', null)
      .where('droppedAt', 'is', null)
      .where('failedAt', 'is', null)
      .executeTakeFirst(),
  )
  return row !== undefined
}
