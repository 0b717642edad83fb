import { randomUUID } from 'node:crypto'
import { isUuid } from './bookings.ts'
import type { Service, Store } from './store.ts'
import type { ActionTable } from './tables.ts'

/**
 * Logs what was done and keeps it with who did it, to be shown beside what it is about. It is written after the change: a crash
 * between the two loses this line alone. @throws StoreError
 */
export async function recordAction(
  { store: { db }, log, now }: Omit<Service, 'settings'>,
  doneBy: string,
  what: string,
  about: string,
): Promise<void> {
  log.info({ doneBy, about }, `${what}.`)
  await db.insertInto('actions').values({ id: randomUUID(), at: now(), doneBy, what, about }).execute()
}

export type ActionsByAbout = ReadonlyMap<string, readonly ActionTable[]>

/** What was done about these, by their ids, the latest last. @throws StoreError */
export async function actionsAbout({ db }: Store, ids: readonly string[]): Promise<ActionsByAbout> {
  if (ids.length === 0) return new Map()
  const rows = db.selectFrom('actions').selectAll().where('about', 'in', ids).orderBy('at')
  return Map.groupBy(await rows.execute(), ({ about }) => about)
}

/** The latest actions of all, the newest first, each with the name of the visitor whose call or lead it is about. @throws StoreError */
export async function latestActions({ db }: Store, limit: number) {
  const actions = await db.selectFrom('actions').selectAll().orderBy('at', 'desc').limit(limit).execute()
  const ids = actions.map(({ about }) => about).filter(isUuid)
  if (ids.length === 0) return actions.map((action) => ({ ...action, name: '' }))
  const names = db.selectFrom('bookings').select(['id', 'name']).where('id', 'in', ids)
  const all = names.unionAll(db.selectFrom('leads').select(['id', 'name']).where('id', 'in', ids))
  const nameOf = new Map((await all.execute()).map(({ id, name }) => [id, name]))
  return actions.map((action) => ({ ...action, name: nameOf.get(action.about) ?? '' }))
}
