import { parentPort } from 'node:worker_threads'
import { mergedRanges, toRange } from '../time-ranges.ts'
import { CalendarFailed } from './connected-calendar.ts'
import { openCalendar } from './open-calendar.ts'
import type { CalendarReport, CalendarRequest } from './read-apart.ts'

/** An honest calendar of a year has fewer, and each page with open times goes through all of them. */
const MAX_TIMES = 5_000
const MAX_NAMED = 20
const ALIVE_MS = 1_000

const report = (message: CalendarReport) => parentPort?.postMessage(message)

// The thread that `read-apart.ts` starts.
parentPort?.on('message', async ({ key, oauth, zone, range }: CalendarRequest) => {
  report({})
  const alive = setInterval(report, ALIVE_MS, {})
  try {
    const unreadable: string[] = []
    const ownKey = { ...key, secret: Buffer.from(key.secret), save: (access: string) => report({ access }) }
    const calendar = openCalendar(ownKey, oauth, zone, (names) =>
      unreadable.push(...names.slice(0, MAX_NAMED)),
    )
    const times = mergedRanges(await calendar.busyTimes(toRange(range), new AbortController().signal))
    if (times.length > MAX_TIMES) throw new CalendarFailed('TOO_MANY_EVENTS', 'temporary')
    report({ answer: { times: times.map(({ startMs, endMs }) => [startMs, endMs]), unreadable } })
  } catch (error) {
    if (!(error instanceof CalendarFailed)) throw error
    report({ failed: [error.code, error.failure] })
  } finally {
    clearInterval(alive)
  }
})
