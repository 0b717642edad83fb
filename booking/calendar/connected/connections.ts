import type { Selectable } from 'kysely'
import { sha256 } from '../../core/hashing.ts'
import type { Database, Store } from '../../store/store.ts'
import type { CalendarTable } from '../../store/tables.ts'
import { seal } from './sealed.ts'

/** A host's connected calendar, with the access to it and the state of its last reading. */
export type Connection = Selectable<CalendarTable>

/** The purpose for `seal` and `unseal`. */
export const ACCESS = 'calendar'

/** The connected calendars, the earliest first. */
export function listConnections({ db }: { db: Database }): Promise<Connection[]> {
  return db.selectFrom('calendars').selectAll().orderBy('connectedAt').orderBy('id').execute()
}

/** The calendar that gets a host's calls, which is the earliest; null without one. */
export async function calendarOf(db: Database, host: string): Promise<Connection | null> {
  return (await listConnections({ db })).find((calendar) => calendar.host === host) ?? null
}

/** Stores a calendar with its access, sealed. Connecting it again replaces only the access. */
export function connect(
  store: Store,
  { host, provider, account }: Pick<Connection, 'host' | 'provider' | 'account'>,
  access: object,
  now: Temporal.Instant,
): Promise<Connection> {
  const sealed = { access: seal(store.secret, ACCESS, access) }
  const row = {
    id: sha256(`${host} ${provider} ${account}`),
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

/** Deletes a calendar and the access to it, and returns the row; undefined if there was none. Its events stay. */
export function disconnect(store: Store, id: string): Promise<Connection | undefined> {
  return store.db.deleteFrom('calendars').where('id', '=', id).returningAll().executeTakeFirst()
}
