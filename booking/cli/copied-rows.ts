import { recordChange } from '../db/audit.ts'
import type { TableSum } from '../db/copy-rows.ts'
import { openStore } from '../db/open.ts'
import type { Store, StoreOptions } from '../db/store.ts'
import { StoreError, withStoreErrors } from '../db/store-error.ts'
import { AGENCY_HOST } from '../domain/hosts.ts'
import { value } from './columns.ts'
import type { CommandContext, CommandResult } from './command.ts'

/**
 * Records a copy that was made, with the number of its rows, in the store that goes on being used. Nothing undoes the
 * copy when that fails, so it is only said: a full disk is when a backup is needed most.
 * @returns that sentence after a space, or nothing
 */
export async function recordCopy(
  { db }: Store,
  action: string,
  found: TableSum[],
  { operator, now }: CommandContext,
): Promise<string> {
  const details = Object.fromEntries(found.map(({ table, rows }) => [table, String(rows)]))
  try {
    await withStoreErrors('add to the audit trail', () =>
      recordChange(db, { operator, action, host: AGENCY_HOST, details }, now),
    )
    return ''
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    return ` ${error.message} The audit trail does not have this ${action}.`
  }
}

/** Where the settings' store is. */
export function storeOptions({ settings, migrationsFolder }: CommandContext): StoreOptions {
  const { dataDir, databaseUrl } = settings
  return { dataDir, databaseUrl, migrationsFolder, isPatient: true }
}

/** Opens a store for some work and closes it. */
export async function withStore<T>(options: StoreOptions, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(options)
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

/** The tables of a copy as a list. */
export function sums(found: TableSum[], message: string): CommandResult {
  return {
    records: [found.map((sum) => ({ ...sum }))],
    columns: [
      ['Table', value('table')],
      ['Rows', value('rows')],
      ['SHA-256', value('sha256')],
    ],
    message,
  }
}
