/**
 * Lets callers that come while a read is under way share the next one, so that any number of them needs one read at a
 * time. A read that has begun is not shared: what was written since would be missing from it.
 */
export function joinReads<T>(read: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined
  let next: Promise<T> | undefined
  const start = (): Promise<T> => {
    const result = read()
    const ended = result
      .catch(() => {})
      .finally(() => {
        if (running === ended) running = undefined
      })
    running = ended
    return result
  }
  return () => {
    if (next) return next
    if (!running) return start()
    next = running.then(() => {
      next = undefined
      return start()
    })
    return next
  }
}
