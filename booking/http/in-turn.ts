let last: Promise<unknown> = Promise.resolve()

/**
 * Runs long synchronous work, one piece in each turn of the event loop: what else arrives, such as a visit of the home
 * page, is answered between two of them and does not wait for all.
 */
export function inTurn<T>(work: () => T): Promise<T> {
  const result = last.then(nextTurn).then(work)
  last = result.catch(() => {})
  return result
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
