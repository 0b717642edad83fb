import { describeError } from './describe-error.ts'

/**
 * Repeats work, never twice at once, until it is stopped; the work gets the signal of that. What it throws is logged, and it
 * goes on. Times are milliseconds; the timers keep no process alive.
 */
export function repeatWork(
  work: (stop: AbortSignal) => Promise<void>,
  firstAfter: number,
  every: number,
  log: { error(fields: object, message: string): void },
) {
  const stopped = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const check = () => {
    running = running
      .then(() => work(stopped.signal))
      .catch((error) => log.error(describeError(error), 'Repeated work failed; it is tried again.'))
    return running
  }
  let timer: NodeJS.Timeout
  const wait = (milliseconds: number) => {
    timer = setTimeout(() => {
      wait(every)
      void check()
    }, milliseconds).unref()
  }
  wait(firstAfter)
  return {
    /** Does the work now, after any that is running. */
    check,
    async stop() {
      clearTimeout(timer)
      stopped.abort()
      await running
    },
  }
}

export type RepeatedWork = ReturnType<typeof repeatWork>
