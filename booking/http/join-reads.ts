/**
 * Lets callers that come while a read is under way share the next one, so that any number of them needs one read at a
 * time. A read that has begun is not shared: what was written since would be missing from it. If it fails, those who wait
 * for the next one fail with it at once, instead of waiting for the same failure again.
 */
export function joinReads<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  let next: Promise<T> | undefined
  const start = (): Promise<T> => {
    const result = read().finally(() => {
      if (running === result) running = undefined
    })
    running = result
    return result
  }
  return () => {
    if (next) return next
    if (!running) return start()
    next = running.then(
      () => {
        next = undefined
        return start()
      },
      (error) => {
        next = undefined
        throw error
      },
    )
    return next
  }
}
