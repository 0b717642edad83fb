let last: Promise<unknown> = Promise.resolve()

/**
 * Runs synchronous work, one piece in each turn of the event loop: what else arrives, such as a visit of the home page, is
 * answered between two of them and does not wait for all. Short work counts too, because Node accepts one new connection
 * in each turn: with 200 views in one, each new visitor would wait for as many turns as there are new ones.
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
