/** Repeats work that never rejects, never twice at once. Times are milliseconds; the timers keep no process alive. */
export function repeatWork(work: () => Promise<void>, firstAfter: number, every: number) {
  let running: Promise<void> = Promise.resolve()
  const check = () => {
    running = running.then(work)
    return running
  }
  const timers = [setTimeout(check, firstAfter), setInterval(check, every)]
  for (const timer of timers) timer.unref()
  return {
    /** Does the work now, after any that is running. */
    check,
    async stop() {
      for (const timer of timers) clearTimeout(timer)
      await running
    },
  }
}

export type RepeatedWork = ReturnType<typeof repeatWork>
