import { sql } from 'kysely'
import { BackupError } from './backup-error.ts'
import { copyRows, deleteRows, isEmpty, isSame, sumRows, type TableSum } from './copy-rows.ts'
import type { Database, Store } from './store.ts'

/**
 * Copies everything from the embedded store to an empty PostgreSQL database, compares the sums, and makes the embedded
 * one refuse writes: a site that still runs on it answers that bookings are not possible now, rather than lose them.
 * @throws {BackupError} when the target is not empty or the copy differs; nothing is changed then
 */
export function moveToPostgres(from: Store, to: Store): Promise<TableSum[]> {
  // The outer transaction has the write lock: nothing is booked between the copy and the end of writing.
  return from.db.transaction().execute(async (source) => {
    const sums = await to.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (target) => {
        if (!(await isEmpty(target))) {
          throw new BackupError(
            'The database at DATABASE_URL is not empty: name an empty one; nothing was changed.',
          )
        }
        await deleteRows(target)
        const copied = await copyRows(source, target)
        if (isSame(copied, await sumRows(target))) return copied
        throw new BackupError('The copy differs from the original; nothing was changed: try again.')
      })
    for (const [table, event] of REFUSED) {
      const name = sql.id(`moved_${table}_${event}`)
      const change = sql.raw(
        `before ${event} on ${table} begin select raise(abort, 'moved_to_postgres'); end`,
      )
      await sql`create trigger ${name} ${change}`.execute(source)
    }
    return sums
  })
}

/** Writes that a site does first. Outbox rows are updated before an e-mail is sent, so none is sent twice. */
const REFUSED = [
  ['bookings', 'insert'],
  ['bookings', 'update'],
  ['leads', 'insert'],
  ['results', 'insert'],
  ['outbox', 'update'],
  ['webhook_events', 'insert'],
] as const

/** Whether the embedded database has been moved. */
export async function wasMoved(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_master where name = 'moved_outbox_update'`.execute(db)
  return rows.length > 0
}
