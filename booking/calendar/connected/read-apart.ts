import { addAbortListener } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { type TimeRange, toPair } from '../time-ranges.ts'
import { CalendarFailed } from './connected-calendar.ts'
import type { Connection } from './connections.ts'
import type { CalendarContext, CalendarKey } from './open-calendar.ts'

/** What goes to a thread. Times are epoch milliseconds. */
export interface CalendarRequest extends Pick<CalendarContext['settings'], 'oauth'> {
  key: Omit<CalendarKey, 'save'>
  zone: string
  range: [number, number]
}

/** What comes from it: nothing, each second, as a sign of life; renewed access; and one of the others at the end. */
export interface CalendarReport {
  access?: string
  answer?: Required<Connection['busy']>
  failed?: ConstructorParameters<typeof CalendarFailed>
}

const SILENCE_MS = 5_000
const MAX_HEAP_MB = 256
/** Each takes some 20 MB, and starting one up to a second. */
const MAX_IDLE = 2
let idle: Worker[] = []

/**
 * Reads a calendar in a thread that is ended on `signal`, and when it gives no sign of life for five seconds: anybody can
 * send an invitation that takes forever to read, or all memory. Returns overlapping times as one. @throws CalendarFailed
 */
export async function readApart(
  { save, ...key }: CalendarKey,
  { oauth, rules }: CalendarContext['settings'],
  range: TimeRange,
  signal: AbortSignal,
): Promise<Required<Connection['busy']>> {
  const worker = idle.pop() ?? startWorker()
  let silence: NodeJS.Timeout | undefined
  let saved: unknown
  try {
    const { answer, failed } = await new Promise<CalendarReport>((resolve, reject) => {
      const fail = (code: string) => reject(new CalendarFailed(code, 'temporary'))
      addAbortListener(signal, () => fail('NO_ANSWER'))
      worker.once('error', ({ code = 'UNREADABLE' }: NodeJS.ErrnoException) => fail(code))
      worker.on('message', (report: CalendarReport) => {
        clearTimeout(silence)
        silence = setTimeout(fail, SILENCE_MS, 'TOO_SLOW')
        if (report.access) saved = save(report.access)
        if (report.answer || report.failed) resolve(report)
      })
      worker.ref()
      worker.postMessage({
        key,
        oauth,
        zone: rules.officeZone,
        range: toPair(range),
      } satisfies CalendarRequest)
    })
    await saved
    retire(worker)
    if (failed) throw new CalendarFailed(...failed)
    return answer ?? { times: [], unreadable: [] }
  } catch (error) {
    if (!idle.includes(worker)) void worker.terminate()
    throw error
  } finally {
    clearTimeout(silence)
  }
}

/** Keeps a thread for the next calendar, which then need not wait until it has started. */
function retire(worker: Worker): void {
  if (idle.length >= MAX_IDLE) return void worker.terminate()
  worker.removeAllListeners('message').removeAllListeners('error').unref()
  worker.on('error', () => {
    idle = idle.filter((one) => one !== worker)
  })
  idle.push(worker)
}

function startWorker(): Worker {
  // Beside this file, as TypeScript in the sources and as JavaScript in a build.
  const file = `calendar-worker${path.extname(import.meta.url)}`
  return new Worker(new URL(file, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  })
}
