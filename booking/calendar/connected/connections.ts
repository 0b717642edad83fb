import type { Selectable } from 'kysely'
import { sha256 } from '../../core/hashing.ts'
import type { Database, Store } from '../../store/store.ts'
import type { CalendarTable } from '../../store/tables.ts'
import { seal } from './sealed.ts'

/** A host's calendar elsewhere, and what is known of it. */
export type Connection = Selectable<CalendarTable>

/** For `seal`. */
export const ACCESS = 'calendar'

/** The connected calendars, the earliest first. */
export function listConnections({ db }: { db: Database }): Promise<Connection[]> {
  return db.selectFrom('calendars').selectAll().orderBy('connectedAt').orderBy('id').execute()
}

/** The calendar that gets a host's calls, which is the earliest; null without one. */
export async function calendarOf(db: Database, host: string): Promise<Connection | null> {
  return (await listConnections({ db })).find((calendar) => calendar.host === host) ?? null
}

/** Stores a calendar with what opens it. One that is connected again keeps its place. */
export function connect(
  store: Store,
  { host, provider, account, id }: Pick<Connection, 'host' | 'provider' | 'account'> & { id?: string },
  access: object,
  now: Temporal.Instant,
): Promise<Connection> {
  const sealed = { access: seal(store.secret, ACCESS, access) }
  const row = {
    id: id ?? sha256(`${host} ${provider} ${account}`),
    host,
    provider,
    account,
    connectedAt: now,
  }
  return store.db
    .insertInto('calendars')
    .values({ ...row, ...sealed, busy: { times: [] } })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(sealed))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Forgets a calendar and what opens it, and returns it; undefined when there was none. Events in it stay. */
export function disconnect(store: Store, id: string): Promise<Connection | undefined> {
  return store.db.deleteFrom('calendars').where('id', '=', id).returningAll().executeTakeFirst()
}
