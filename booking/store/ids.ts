import { sql } from 'kysely'
import type { Store } from './store.ts'

/** Up to two ids that begin with `start`, which must be hexadecimal digits and hyphens in lower case. */
export async function idsStartingWith(
  { db }: Store,
  table: 'bookings' | 'blocks' | 'calendars',
  start: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where(sql<string>`cast(id as text)`, 'like', `${start}%`)
    .limit(2)
    .execute()
  return rows.map(({ id }) => id)
}

/** Check ids first: PostgreSQL rejects a query whose id is not a UUID. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
