import { type RepeatedWork, repeatWork } from '../../../platform/repeated-work.ts'
import type { Service } from '../../store/store.ts'
import { officeDate, officeDays } from '../office-days.ts'
import { toPair } from '../time-ranges.ts'
import { askCalendar } from './busy-times.ts'
import { CalendarFailed } from './connected-calendar.ts'
import { type Connection, listConnections } from './connections.ts'

const READ_EVERY_MS = 4 * 60_000
/** An outage that is shorter raises no alarm. */
const MINUTES_AWAY = 60
/** Errors that mean lost access: OAuth's error codes, and a CalDAV server's answer to a password. */
const REFUSED = /^([a-z_]+|HTTP_401|DIGEST_ONLY)$/

/** Reads all calendars every few minutes. */
export function startCalendarReads(context: Service): RepeatedWork {
  const readAll = async (stop: AbortSignal) => {
    for (const calendar of await listConnections(context.store)) {
      await readCalendar(context, calendar, stop)
      if (stop.aborted) return
    }
  }
  return repeatWork(readAll, 0, READ_EVERY_MS, context.log)
}

/** Whether somebody has to look at a calendar: it refuses us, or could not be read for an hour. */
export function needsSomebody(
  { failedAt, lastError }: Pick<Connection, 'failedAt' | 'lastError'>,
  now: Temporal.Instant,
): boolean {
  if (!failedAt) return false
  return REFUSED.test(lastError ?? '') || failedAt.until(now).total('minutes') >= MINUTES_AWAY
}

/** Whether some of a calendar's events could not be read whole for an hour. */
export function hasUnreadable(
  { busy: { unreadableSince } }: Pick<Connection, 'busy'>,
  now: Temporal.Instant,
): boolean {
  return (
    now.subtract({ minutes: MINUTES_AWAY }).epochMilliseconds >= (unreadableSince ?? Number.POSITIVE_INFINITY)
  )
}

/** Reads and stores the busy times of the booking window. A failure keeps the last ones. @throws StoreError */
export async function readCalendar(
  context: Service,
  calendar: Connection,
  stop = new AbortController().signal,
): Promise<Pick<Connection, 'failedAt' | 'lastError'>> {
  const { store, settings, now, log } = context
  const { id, provider, failedAt } = calendar
  let state: Pick<Connection, 'failedAt' | 'lastError'> & Partial<Connection>
  try {
    const { rules } = settings
    const bookingWindow = officeDays(rules, officeDate(rules, now()), rules.horizonDays + 2)
    const { times, unreadable } = await askCalendar(context, calendar, bookingWindow, stop)
    const { unreadableSince = now().epochMilliseconds } = calendar.busy
    const busy = { times: times.map(toPair), unreadable, ...(unreadable.length > 0 && { unreadableSince }) }
    state = { busy, readAt: now(), failedAt: null, lastError: null }
    if (unreadable.length > 0)
      log.warn({ calendar: id, count: unreadable.length }, 'Events of a calendar could not be read whole.')
    if (failedAt) log.info({ calendar: id, provider }, 'A calendar can be read again.')
  } catch (error) {
    if (!(error instanceof CalendarFailed)) throw error
    if (stop.aborted) return calendar
    const { code } = error
    state = { failedAt: failedAt ?? now(), lastError: code }
    log.warn({ calendar: id, provider, code }, 'A calendar could not be read; its last busy times count.')
  }
  await store.db.updateTable('calendars').set(state).where('id', '=', id).execute()
  return state
}
