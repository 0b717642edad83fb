/** Work that is done again and again, never twice at once. */
export interface RepeatedWork {
  /** Does it now. Resolves when it is done. */
  check(): Promise<void>
  /** Resolves when nothing is being done any more. */
  stop(): Promise<void>
}

/** Repeats work that never rejects. Times are milliseconds; they keep no process alive. */
export function repeatWork(work: () => Promise<void>, firstAfter: number, every: number): RepeatedWork {
  let running: Promise<void> = Promise.resolve()
  const check = () => {
    running = running.then(work)
    return running
  }
  const timers = [setTimeout(check, firstAfter), setInterval(check, every)]
  for (const timer of timers) timer.unref()
  return {
    check,
    async stop() {
      for (const timer of timers) clearTimeout(timer)
      await running
    },
  }
}
