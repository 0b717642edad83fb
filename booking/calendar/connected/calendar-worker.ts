import { parentPort, workerData } from 'node:worker_threads'
import { mergedRanges, toRange } from '../time-ranges.ts'
import { CalendarFailed } from './connected-calendar.ts'
import { openCalendar } from './open-calendar.ts'
import type { CalendarReport, CalendarRequest } from './read-apart.ts'

/** More than a real calendar has in a year. Limited, because each page with open times goes through all of them. */
const MAX_TIMES = 5_000
const MAX_NAMED = 20

// The thread that `read-apart.ts` starts for one reading.
const { secret, settings, calendar, range }: CalendarRequest = workerData
parentPort?.postMessage('started')
const report: CalendarReport = { times: [], unreadable: [] }
try {
  const save = (access: string) => Object.assign(report, { access })
  const opened = openCalendar(Buffer.from(secret), settings, calendar, save)
  const busy = await opened.busyTimes(toRange(range), new AbortController().signal)
  const times = mergedRanges(busy.times)
  if (times.length > MAX_TIMES) throw new CalendarFailed('TOO_MANY_EVENTS', 'temporary')
  Object.assign(report, { times, unreadable: busy.unreadable.slice(0, MAX_NAMED) })
} catch (error) {
  if (!(error instanceof CalendarFailed)) throw error
  report.failed = [error.code, error.failure]
}
parentPort?.postMessage(report)
