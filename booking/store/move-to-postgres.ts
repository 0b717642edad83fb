import { sql } from 'kysely'
import { isEmpty, isSame, replaceRows, sqlName, sumRows, TABLES, type TableSum } from './copy-rows.ts'
import type { Database, Store } from './store.ts'
import { BackupError } from './store-error.ts'

/** Copies the embedded store to an empty PostgreSQL database and makes the old one refuse writes. @throws {BackupError} */
export function moveToPostgres(from: Store, to: Store, now: Temporal.Instant): Promise<TableSum[]> {
  // Its write lock keeps a running site from booking during the copy.
  return from.db.transaction().execute(async (source) => {
    await refuseDuringSend(source, now)
    // Before the copy, so that a full disk fails while nothing has been moved.
    await refuseWrites(source)
    return await to.db.transaction().execute(async (target) => {
      await to.engine.lockTables(target)
      if (!(await isEmpty(target))) {
        throw new BackupError(
          'The database at DATABASE_URL is not empty: name an empty one; nothing was changed.',
        )
      }
      const copied = await replaceRows(source, target)
      if (isSame(copied, await sumRows(target))) return copied
      throw new BackupError('The copy differs from the original; nothing was changed: try again.')
    })
  })
}

/** Refuses while a message is being sent, because its old row could not be marked as sent. @throws {BackupError} */
async function refuseDuringSend(source: Database, now: Temporal.Instant): Promise<void> {
  const claimed = await source
    .selectFrom('outbox')
    .select('id')
    .where('leaseUntil', '>', now)
    .limit(1)
    .execute()
  if (claimed.length === 0) return
  throw new BackupError(
    'The site is sending an email: stop it and try again half a minute later; nothing was changed.',
  )
}

async function refuseWrites(source: Database): Promise<void> {
  for (const table of [...TABLES, 'marks'] as const)
    for (const event of ['insert', 'update', 'delete']) {
      const name = sqlName(table)
      const change = `before ${event} on ${name} begin select raise(abort, 'moved_to_postgres'); end`
      await sql.raw(`create trigger moved_${name}_${event} ${change}`).execute(source)
    }
}

/** Whether the embedded database has been moved. */
export async function wasMoved(db: Database): Promise<boolean> {
  const { rows } = await sql`select 1 from sqlite_master where name = 'moved_outbox_update'`.execute(db)
  return rows.length > 0
}
