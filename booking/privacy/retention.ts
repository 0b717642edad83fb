import { sql } from 'kysely'
import type { Retention } from '../core/settings.ts'
import { DAY_LINK_LIFE } from '../messages/day-links.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'

/** Deletes expired rows with their messages and links, and returns the counts. Months are calendar months in UTC. */
export function deleteExpired({ db }: Store, retention: Retention, now: Temporal.Instant) {
  const before = (duration: { months: number } | { days: number }) =>
    now.toZonedDateTimeISO('UTC').subtract(duration).toInstant()
  return db.transaction().execute(async (tx) => {
    const deleted = async (table: keyof Tables, column: string, limit: Temporal.Instant) => {
      const expired = sql`delete from ${sql.table(table)} where ${sql.ref(column)} < ${limit}`
      return Number((await expired.execute(tx)).numAffectedRows)
    }
    const networks = await tx
      .updateTable('bookings')
      .set({ network: '' })
      .where('network', '<>', '')
      .where('createdAt', '<', before({ days: retention.networkDays }))
      .executeTakeFirst()
    return {
      bookings: await deleted('bookings', 'endsAt', before({ months: retention.bookingsMonths })),
      leads: await deleted('leads', 'createdAt', before({ months: retention.leadsMonths })),
      webhookEvents: await deleted('webhookEvents', 'receivedAt', before({ days: retention.webhookDays })),
      networks: Number(networks.numUpdatedRows),
      dayLinks: await deleted('dayLinks', 'createdAt', now.subtract(DAY_LINK_LIFE)),
    }
  })
}
