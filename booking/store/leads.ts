import type { Selectable } from 'kysely'
import type { Lead } from '../core/lead.ts'
import { isUuid } from './ids.ts'
import type { Store } from './store.ts'
import type { LeadTable } from './tables.ts'

/** The lead with this id; null for unknown and malformed ids. */
export async function leadById({ db }: Store, id: string): Promise<Lead | null> {
  if (!isUuid(id)) return null
  const row = await db.selectFrom('leads').selectAll().where('id', '=', id.toLowerCase()).executeTakeFirst()
  return row ? toLead(row) : null
}

/** Drops the columns that are internal to the store. */
export function toLead({ formKey, ...lead }: Selectable<LeadTable>): Lead {
  return lead
}
