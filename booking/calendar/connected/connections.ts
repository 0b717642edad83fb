import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database, Store } from '../../store/store.ts'
import { withStoreErrors } from '../../store/store-error.ts'
import type { CalendarTable } from '../../store/tables.ts'
import { seal } from './sealed.ts'

/** A host's calendar elsewhere, and what is known of it. */
export type Connection = Selectable<CalendarTable>

/** For `seal`. */
export const ACCESS = 'calendar'

/** The connected calendars, the earliest first. */
export function listConnections({ db }: { db: Database }): Promise<Connection[]> {
  return withStoreErrors('list the calendars', () =>
    db.selectFrom('calendars').selectAll().orderBy('connectedAt').orderBy('id').execute(),
  )
}

/** The calendar that gets a host's calls, which is the earliest; null without one. */
export async function calendarOf(db: Database, host: string): Promise<Connection | null> {
  return (await listConnections({ db })).find((calendar) => calendar.host === host) ?? null
}

/** Stores a calendar with what opens it. One that is connected again keeps its place. */
export function connect(
  store: Store,
  calendar: Pick<Connection, 'host' | 'provider' | 'account'> & { id?: string },
  access: object,
  now: Temporal.Instant,
): Promise<Connection> {
  const { host, provider, account, id = randomUUID() } = calendar
  const sealed = seal(store.secret, ACCESS, access)
  return withStoreErrors('connect a calendar', () =>
    store.db.transaction().execute(async (tx) => {
      const again = await tx
        .updateTable('calendars')
        .set({ access: sealed })
        .where((row) => row.and({ host, provider, account }))
        .returningAll()
        .executeTakeFirst()
      if (again) return again
      const values = { id, host, provider, account, access: sealed, busy: { times: [] }, connectedAt: now }
      return await tx.insertInto('calendars').values(values).returningAll().executeTakeFirstOrThrow()
    }),
  )
}

/** Forgets a calendar and what opens it; false when there is none. Events in it stay. */
export async function disconnect(store: Store, id: string): Promise<boolean> {
  const { numDeletedRows } = await withStoreErrors('disconnect a calendar', () =>
    store.db.deleteFrom('calendars').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return numDeletedRows > 0
}
