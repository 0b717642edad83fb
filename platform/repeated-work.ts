import { describeError } from './describe-error.ts'

/**
 * Runs `work` after `firstAfter` and then every `every` milliseconds until it is stopped, never twice at once: while a
 * run hangs, those that are due are left out. `work` gets a signal that aborts on stop; its errors are logged, and it is
 * repeated. The timers don't keep the process alive.
 */
export function repeatWork(
  work: (stop: AbortSignal) => Promise<void>,
  firstAfter: number,
  every: number,
  log: { error(fields: object, message: string): void },
) {
  const stopped = new AbortController()
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const run = () => {
    running = Promise.resolve()
      .then(() => (stopped.signal.aborted ? undefined : work(stopped.signal)))
      .catch((error) => log.error(describeError(error), 'Repeated work failed; it is tried again.'))
      .finally(() => {
        running = undefined
      })
    return running
  }
  const check = () => {
    if (!running) return run()
    next ??= running.then(() => {
      next = undefined
      return run()
    })
    return next
  }
  let timer: NodeJS.Timeout
  const wait = (milliseconds: number) => {
    timer = setTimeout(() => {
      wait(every)
      if (!running) void run()
    }, milliseconds).unref()
  }
  wait(firstAfter)
  return {
    /** Runs the work now, or right after the current run, once for all who ask in the meantime; not after `stop`. */
    check,
    async stop() {
      clearTimeout(timer)
      stopped.abort()
      await (next ?? running)
    },
  }
}

export type RepeatedWork = ReturnType<typeof repeatWork>
