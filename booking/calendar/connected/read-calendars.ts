import { type RepeatedWork, repeatWork } from '../../../platform/repeated-work.ts'
import type { Store } from '../../store/store.ts'
import { officeDate, officeDays } from '../office-days.ts'
import { askCalendar, toPair } from './busy-times.ts'
import { CalendarFailed } from './connected-calendar.ts'
import { type Connection, listConnections } from './connections.ts'
import type { CalendarContext } from './open-calendar.ts'

const READ_EVERY_MS = 4 * 60_000
const READ_DEADLINE_MS = 30_000
/** From then on somebody has to look at it. */
const ALARM_AFTER_MINUTES = 60

/** Reads all calendars every few minutes. `alarm` is called for one that has failed for an hour, at each failure. */
export function startCalendarReads(
  context: CalendarContext,
  alarm: (calendar: Connection) => Promise<void>,
): RepeatedWork {
  const stop = new AbortController()
  const readAll = async () => {
    try {
      for (const calendar of await listConnections(context.store)) {
        const { failedAt } = await readCalendar(context, calendar, stop.signal)
        if (stop.signal.aborted) return
        if (isAlarming(failedAt, context.now())) await alarm({ ...calendar, failedAt })
      }
    } catch (error) {
      context.log.error({ error: (error as Error).name }, 'The calendars could not be read.')
    }
  }
  const work = repeatWork(readAll, 0, READ_EVERY_MS)
  return {
    ...work,
    stop() {
      stop.abort()
      return work.stop()
    },
  }
}

/** Whether a calendar that fails since then needs somebody to look at it. */
function isAlarming(failedAt: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return failedAt !== null && failedAt.until(now).total('minutes') >= ALARM_AFTER_MINUTES
}

/** The number of calendars that have failed for so long that somebody has to look at them. */
export async function countUnread(store: Store, now: Temporal.Instant): Promise<number> {
  const calendars = await listConnections(store)
  return calendars.filter(({ failedAt }) => isAlarming(failedAt, now)).length
}

/** Reads the busy times of the booking window. After a failure the last good ones stay; `stop` ends it without one. @throws StoreError */
export async function readCalendar(
  context: CalendarContext,
  calendar: Connection,
  stop?: AbortSignal,
): Promise<Pick<Connection, 'failedAt' | 'lastError'>> {
  const { store, settings, now, log } = context
  const { id, provider, failedAt } = calendar
  let state: Pick<Connection, 'failedAt' | 'lastError'> & Partial<Connection>
  try {
    const { rules } = settings
    const bookingWindow = officeDays(rules, officeDate(rules, now()), rules.horizonDays + 2)
    const deadline = AbortSignal.timeout(READ_DEADLINE_MS)
    const ended = stop ? AbortSignal.any([deadline, stop]) : deadline
    const busy = await askCalendar(context, calendar, bookingWindow, ended)
    state = { busy: { times: busy.map(toPair) }, readAt: now(), failedAt: null, lastError: null }
    if (failedAt) log.info({ calendar: id, provider }, 'A calendar can be read again.')
  } catch (error) {
    if (!(error instanceof CalendarFailed)) throw error
    if (stop?.aborted) return calendar
    const { code } = error
    state = { failedAt: failedAt ?? now(), lastError: code }
    log.warn({ calendar: id, provider, code }, 'A calendar could not be read; its last busy times count.')
  }
  await store.db.updateTable('calendars').set(state).where('id', '=', id).execute()
  return state
}
