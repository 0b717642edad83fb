import type { CallRules } from '../core/settings.ts'
import type { Database } from '../store/store.ts'
import { officeDay } from './open-slots.ts'

/**
 * Whether the office's day around an instant has all the calls that a calendar's rules allow. Call it in the transaction
 * that adds one, under the calendar's lock: without the lock two of them count the same free place.
 * @param except the booking that is about to move, which does not count
 */
export async function isDayFull(
  tx: Database,
  host: string,
  rules: CallRules,
  instant: Temporal.Instant,
  except?: string,
): Promise<boolean> {
  if (rules.dailyLimit === undefined) return false
  const { startsAt, endsAt } = officeDay(rules, instant)
  const calls = await tx
    .selectFrom('bookings')
    .select('id')
    .where('host', '=', host)
    .where('status', '=', 'confirmed')
    .where('startsAt', '>=', startsAt)
    .where('startsAt', '<', endsAt)
    .execute()
  return calls.filter(({ id }) => id !== except).length >= rules.dailyLimit
}
