/** Runs work in the order in which it was given, and resolves with its result. */
export type Turns = <T>(work: () => T) => Promise<T>

/**
 * A line for synchronous work, one piece of which runs in each turn of the event loop: what else arrives, such as a visit
 * of the home page, is answered between two of them and does not wait for all. Short work counts too, because Node accepts
 * one new connection in each turn: with 200 views in one, each new visitor would wait for as many turns as there are new
 * ones.
 */
export function oneEachTurn(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(nextTurn).then(work)
    last = result.catch(() => {})
    return result
  }
}

/** The one line of all documents. */
export const inTurn: Turns = oneEachTurn()

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}
