import { describeError } from './describe-error.ts'

/**
 * Runs `work` after `firstAfter` and then every `every` milliseconds until it is stopped, never twice at once. `work`
 * gets a signal that aborts on stop; its errors are logged, and it is repeated. The timers don't keep the process
 * alive.
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
    /** Runs the work now, or right after the current run. */
    check,
    async stop() {
      clearTimeout(timer)
      stopped.abort()
      await running
    },
  }
}

export type RepeatedWork = ReturnType<typeof repeatWork>
