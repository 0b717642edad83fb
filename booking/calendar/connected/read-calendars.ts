import { type RepeatedWork, repeatWork } from '../../../platform/repeated-work.ts'
import type { Log } from '../../core/reporting.ts'
import type { BookingSettings } from '../../core/settings.ts'
import type { Store } from '../../store/store.ts'
import { withStoreErrors } from '../../store/store-error.ts'
import { officeDate, officeDays } from '../office-days.ts'
import type { TimeRange } from '../time-ranges.ts'
import { CalendarFailed } from './connected-calendar.ts'
import { type Connection, listConnections } from './connections.ts'
import { openCalendar } from './open-calendar.ts'

const READ_EVERY_MS = 4 * 60_000
const READ_DEADLINE_MS = 30_000
/** From then on somebody has to look at it. */
const ALARM_AFTER_MINUTES = 60

export interface CalendarContext {
  store: Store
  settings: Pick<BookingSettings, 'oauth' | 'rules'>
  now: () => Temporal.Instant
  log: Log
}

/** Reads all calendars every few minutes. `alarm` is called for one that has failed for an hour, at each failure. */
export function startCalendarReads(
  context: CalendarContext,
  alarm: (calendar: Connection) => Promise<void>,
): RepeatedWork {
  const readAll = async () => {
    try {
      for (const calendar of await listConnections(context.store)) {
        const { failedAt } = await readCalendar(context, calendar)
        if (isAlarming(failedAt, context.now())) await alarm({ ...calendar, failedAt })
      }
    } catch (error) {
      context.log.error({ error: (error as Error).name }, 'The calendars could not be read.')
    }
  }
  return repeatWork(readAll, 0, READ_EVERY_MS)
}

/** Whether a calendar that fails since then needs somebody to look at it. */
export function isAlarming(
  failedAt: Temporal.Instant | null,
  now: Temporal.Instant,
): failedAt is Temporal.Instant {
  return failedAt !== null && failedAt.until(now).total('minutes') >= ALARM_AFTER_MINUTES
}

/** Reads the busy times of the booking window. After a failure the last good ones stay. @throws StoreError */
export async function readCalendar(
  { store, settings, now, log }: CalendarContext,
  calendar: Connection,
): Promise<Pick<Connection, 'failedAt' | 'lastError'>> {
  const { id, provider, failedAt } = calendar
  let state: Pick<Connection, 'failedAt' | 'lastError'> & Partial<Connection>
  try {
    const opened = openCalendar(store, settings, calendar)
    const busy = await opened.busyTimes(bookingWindow(settings, now()), AbortSignal.timeout(READ_DEADLINE_MS))
    state = { busy: { times: busy.map(toPair) }, readAt: now(), failedAt: null, lastError: null }
    if (failedAt) log.info({ calendar: id, provider }, 'A calendar can be read again.')
  } catch (error) {
    const code = codeOf(error)
    state = { failedAt: failedAt ?? now(), lastError: code }
    log.warn({ calendar: id, provider, code }, 'A calendar could not be read; its last busy times count.')
  }
  await withStoreErrors('store the busy times', () =>
    store.db.updateTable('calendars').set(state).where('id', '=', id).execute(),
  )
  return state
}

/** @throws anything that is no failure of the calendar */
function codeOf(error: unknown): string {
  if (error instanceof CalendarFailed) return error.code
  throw error
}

function bookingWindow({ rules }: Pick<BookingSettings, 'rules'>, now: Temporal.Instant): TimeRange {
  return officeDays(rules, officeDate(rules, now), rules.horizonDays + 2)
}

/** A range as it is stored. */
export function toPair({ startsAt, endsAt }: TimeRange): [number, number] {
  return [startsAt.epochMilliseconds, endsAt.epochMilliseconds]
}
