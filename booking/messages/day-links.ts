import { randomBytes } from 'node:crypto'
import { callHosts } from '../core/call-hosts.ts'
import { sha256 } from '../core/hashing.ts'
import type { BookingSettings } from '../core/settings.ts'
import type { Store } from '../store/store.ts'

/** A day link works for seven days. */
export const DAY_LINK_LIFE = { hours: 7 * 24 }

/** Makes a link to a host's day page and returns its secret; only its hash is stored. */
export async function createDayLink(store: Store, host: string, now: Temporal.Instant): Promise<string> {
  const secret = randomBytes(16).toString('base64url')
  await store.db
    .insertInto('dayLinks')
    .values({ hash: sha256(secret), host, createdAt: now })
    .execute()
  return secret
}

/** The id of the host whose day page a secret opens; null when it is unknown or too old. */
export async function findDay(
  store: Store,
  secret: string,
  { settings, now }: { settings: Pick<BookingSettings, 'people'>; now: Temporal.Instant },
): Promise<string | null> {
  const row = await store.db
    .selectFrom('dayLinks')
    .select('host')
    .where('hash', '=', sha256(secret))
    .where('createdAt', '>', now.subtract(DAY_LINK_LIFE))
    .executeTakeFirst()
  return callHosts(settings).find(({ id }) => id === row?.host)?.id ?? null
}

/** Ends all day links, and returns how many there were. */
export async function revokeDayLinks(store: Store): Promise<number> {
  const { numDeletedRows } = await store.db.deleteFrom('dayLinks').executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
