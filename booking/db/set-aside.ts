import { createHmac, randomUUID } from 'node:crypto'
import { takePoints } from './attempts.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'
import type { SetAsideTable } from './tables.ts'

/** Entries of one network and form that are kept whole within a day. One more row counts its others. */
export const MAX_OF_NETWORK = 20
/**
 * Entries of all networks and forms together that are kept whole within a day, because robots have many networks. One more
 * row for each form counts its others: a form belongs to one calendar, and no calendar shows what another's visitors typed.
 */
export const MAX_OF_DAY = 1000
/** The reason of entries that are most likely a person's. Limits per network bound their number. */
export const DAILY_LIMIT = 'daily limit'
/** Characters kept of an answer. */
const MAX_ANSWER = 2000
const DAY_SECONDS = 24 * 60 * 60
/** The number of the lock that entries share. */
const SET_ASIDE_LOCK = 7

/** `entries` is how many it stands for; of several, the answers are the newest one's. */
export type SetAsideEntry = Omit<SetAsideTable, 'entries'> & { entries: number }

/**
 * Keeps a suspicious entry for the operator to look at: what looks like a robot may be a person whose password manager
 * filled in a hidden field. No entry is dropped before its time: those beyond a day's numbers are counted in one row, which
 * shows the newest.
 * @param entry.form the form, e.g. `booking`; of a clinic's calendar see `formOfHost`
 * @param entry.reason why it is suspicious, e.g. `hidden field`
 * @param entry.answers as typed
 * @param network keyed hash of the network that it came from; empty when it is unknown. It is not stored with the entry
 */
export function setAside(
  store: Store,
  entry: Pick<SetAsideEntry, 'form' | 'reason' | 'answers'>,
  network: string,
  now: Temporal.Instant,
): Promise<void> {
  return withStoreErrors('set an entry aside', () =>
    store.db.transaction().execute(async (tx) => {
      await store.engine.serialize(tx, 'set-aside', SET_ASIDE_LOCK)
      const ofNetwork = network && `set-aside ${entry.form} ${network}`
      const crowd = await crowdOf(tx, entry.form, ofNetwork, now)
      if (crowd === null) await setAsideIn(tx, entry, now)
      else await countIn(tx, rowOf(store, crowd, now), entry, now)
    }),
  )
}

/** Keeps an entry whole, within a transaction. */
export async function setAsideIn(
  tx: Database,
  { form, reason, answers }: Pick<SetAsideEntry, 'form' | 'reason' | 'answers'>,
  now: Temporal.Instant,
): Promise<void> {
  const row = { id: randomUUID(), form, reason, answers: storable(answers), createdAt: now }
  await tx.insertInto('setAside').values(row).execute()
}

/**
 * Whose entries of the form are counted in one row today, this one included: the network's, or those of all; null when
 * there is room to keep it whole.
 */
async function crowdOf(
  tx: Database,
  form: string,
  ofNetwork: string,
  now: Temporal.Instant,
): Promise<string | null> {
  const count = async (key: string) => {
    const limit = Number.POSITIVE_INFINITY
    const taken = await takePoints(tx, [{ key, limit, seconds: DAY_SECONDS }], now)
    return taken.kind === 'taken' ? (taken.points.get(key) ?? 0) : 0
  }
  if (ofNetwork && (await count(ofNetwork)) > MAX_OF_NETWORK) return ofNetwork
  return (await count('set-aside')) > MAX_OF_DAY ? `set-aside ${form}` : null
}

/** The id of the row that counts a crowd's entries of one day (UTC): the network can't be read from it. */
function rowOf({ secret }: Store, crowd: string, now: Temporal.Instant): string {
  const day = now.toZonedDateTimeISO('UTC').toPlainDate()
  const hex = createHmac('sha256', secret).update(`${crowd} ${day}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5')
}

async function countIn(
  tx: Database,
  id: string,
  { form, reason, answers }: Pick<SetAsideEntry, 'form' | 'reason' | 'answers'>,
  now: Temporal.Instant,
): Promise<void> {
  const newest = { reason, answers: storable(answers), createdAt: now }
  await tx
    .insertInto('setAside')
    .values({ id, form, ...newest })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({ ...newest, entries: row('setAside.entries', '+', 1) })),
    )
    .execute()
}

/** Answers as text of bounded length without the character that PostgreSQL cannot store. */
function storable(answers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => [
      name,
      String(value ?? '')
        .replaceAll('\0', '')
        .slice(0, MAX_ANSWER),
    ]),
  )
}
