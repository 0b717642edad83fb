import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Store } from '../../store/store.ts'
import { type TimeRange, toPair } from '../time-ranges.ts'
import { CalendarFailed } from './connected-calendar.ts'
import type { Connection } from './connections.ts'
import { type CalendarSettings, saveAccess } from './open-calendar.ts'

/** What goes to the thread. Times are epoch milliseconds. */
export interface CalendarRequest {
  secret: Uint8Array
  settings: CalendarSettings
  calendar: Pick<Connection, 'provider' | 'access'>
  range: [number, number]
}

/** What comes from it; `access` when it was renewed. */
export interface CalendarReport extends Required<Pick<Connection['busy'], 'times' | 'unreadable'>> {
  access?: string
  failed?: ConstructorParameters<typeof CalendarFailed>
}

const MAX_HEAP_MB = 256

/**
 * Reads a calendar in its own thread, because anybody can send an invitation that takes forever or all memory to read.
 * `stop` ends the thread, and so does the deadline, counted from its start. Returns overlapping times merged.
 * @throws CalendarFailed, StoreError
 */
export async function readApart(
  store: Store,
  { oauth, rules: { officeZone } }: CalendarSettings,
  { id, provider, access }: Connection,
  range: TimeRange,
  stop: AbortSignal,
  deadlineMs = 20_000,
): Promise<CalendarReport> {
  const request: CalendarRequest = {
    secret: store.secret,
    settings: { oauth, rules: { officeZone } },
    calendar: { provider, access },
    range: toPair(range),
  }
  // Beside this file, as TypeScript in the sources and as JavaScript in a build.
  const worker = new Worker(new URL(`calendar-worker${path.extname(import.meta.url)}`, import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
  // Without a listener, an error while the thread is being ended would end the process.
  worker.on('error', () => {})
  const read = async (): Promise<CalendarReport> => {
    // Its first message says that it has started, which takes longer on a busy machine.
    await once(worker, 'message', { signal: stop })
    const ended = AbortSignal.any([stop, AbortSignal.timeout(deadlineMs)])
    return (await once(worker, 'message', { signal: ended }))[0]
  }
  const report = await read()
    .catch(({ code = 'UNREADABLE' }) => {
      throw new CalendarFailed(code === 'ABORT_ERR' ? 'NO_ANSWER' : code, 'temporary')
    })
    .finally(() => worker.terminate())
  if (report.access) await saveAccess(store, id, report.access)
  if (report.failed) throw new CalendarFailed(...report.failed)
  return report
}
