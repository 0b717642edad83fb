import type { Retention } from '../core/settings.ts'
import { DAY_LINK_LIFE } from '../messages/day-links.ts'
import type { Store } from '../store/store.ts'

/** Deletes expired rows with their messages and links, and returns the counts. Months are calendar months in UTC. */
export function deleteExpired(
  store: Store,
  retention: Retention,
  now: Temporal.Instant,
): Promise<Record<'bookings' | 'leads' | 'webhookEvents' | 'networks' | 'dayLinks', number>> {
  const before = (duration: { months: number } | { days: number }) =>
    now.toZonedDateTimeISO('UTC').subtract(duration).toInstant()
  return store.db.transaction().execute(async (tx) => {
    const bookings = await tx
      .deleteFrom('bookings')
      .where('endsAt', '<', before({ months: retention.bookingsMonths }))
      .executeTakeFirst()
    const leads = await tx
      .deleteFrom('leads')
      .where('createdAt', '<', before({ months: retention.leadsMonths }))
      .executeTakeFirst()
    const events = await tx
      .deleteFrom('webhookEvents')
      .where('receivedAt', '<', before({ days: retention.webhookDays }))
      .executeTakeFirst()
    const networks = await tx
      .updateTable('bookings')
      .set({ network: '' })
      .where('network', '<>', '')
      .where('createdAt', '<', before({ days: retention.networkDays }))
      .executeTakeFirst()
    const dayLinks = await tx
      .deleteFrom('dayLinks')
      .where('createdAt', '<=', now.subtract(DAY_LINK_LIFE))
      .executeTakeFirst()
    return {
      bookings: Number(bookings.numDeletedRows),
      leads: Number(leads.numDeletedRows),
      webhookEvents: Number(events.numDeletedRows),
      networks: Number(networks.numUpdatedRows),
      dayLinks: Number(dayLinks.numDeletedRows),
    }
  })
}
