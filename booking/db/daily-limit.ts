import { officeDay } from '../domain/daily-limit.ts'
import type { CallRules } from '../domain/settings.ts'
import type { TimeRange } from '../domain/slots.ts'
import type { Database, Store } from './store.ts'
import { withStoreErrors } from './store-error.ts'

/**
 * Whether, in a calendar, the office's day around an instant has all the calls that the rules allow. Call it in the transaction that
 * adds one, under the calendar's lock: without the lock two of them count the same free place.
 * @param except the booking that is about to move, which does not count
 */
export async function isDayFull(
  tx: Database,
  host: string,
  rules: CallRules,
  instant: Temporal.Instant,
  now: Temporal.Instant,
  except?: string,
): Promise<boolean> {
  if (rules.dailyLimit === undefined) return false
  const calls = await callsIn(tx, host, officeDay(rules, instant), now).execute()
  return calls.filter(({ id }) => id !== except).length >= rules.dailyLimit
}

/**
 * Starts of the confirmed calls that begin in a range; held ones count until they lapse.
 * @param except id of a call that is to be moved, which does not count
 */
export async function startsOfCalls(
  store: Store,
  host: string,
  range: TimeRange,
  now: Temporal.Instant,
  except?: string,
): Promise<Temporal.Instant[]> {
  const rows = await withStoreErrors('count the calls of each day', () =>
    callsIn(store.db, host, range, now).execute(),
  )
  return rows.filter(({ id }) => id !== except).map(({ startsAt }) => startsAt)
}

function callsIn(db: Database, host: string, { startsAt, endsAt }: TimeRange, now: Temporal.Instant) {
  return db
    .selectFrom('bookings')
    .select(['id', 'startsAt'])
    .where('host', '=', host)
    .where('status', '=', 'confirmed')
    .where((row) => row.or([row('heldUntil', 'is', null), row('heldUntil', '>', now)]))
    .where('startsAt', '>=', startsAt)
    .where('startsAt', '<', endsAt)
}
