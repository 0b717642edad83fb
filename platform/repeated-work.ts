/** Repeats work that never rejects, never twice at once. Times are milliseconds; the timers keep no process alive. */
export function repeatWork(work: () => Promise<void>, firstAfter: number, every: number) {
  let running: Promise<void> = Promise.resolve()
  const check = () => {
    running = running.then(work)
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
      await running
    },
  }
}

export type RepeatedWork = ReturnType<typeof repeatWork>
