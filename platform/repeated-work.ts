/**
 * Repeats work that never rejects, never twice at once, until it is stopped; the work gets the signal of that. Times are
 * milliseconds; the timers keep no process alive.
 */
export function repeatWork(work: (stop: AbortSignal) => Promise<void>, firstAfter: number, every: number) {
  const stopped = new AbortController()
  let running: Promise<void> = Promise.resolve()
  const check = () => {
    running = running.then(() => work(stopped.signal))
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
