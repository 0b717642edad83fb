import { AsyncLocalStorage } from 'node:async_hooks'
import type { Client } from './client.ts'
import { networkOf } from './network.ts'

/**
 * Runs work in its turn, and resolves with its result.
 * @param of whose work it is: those who wait take turns, so that nobody waits for all the work of one
 */
export type Turns = <T>(of: string, work: () => T) => Promise<Awaited<T>>

/**
 * A line for work, one piece of which begins in each turn of the event loop: what else arrives, such as a visit of the
 * home page, is answered between two of them and does not wait for all. Short work counts too, because Node accepts one
 * new connection in each turn: with 200 views in one, each new visitor would wait for as many turns as there are new ones.
 */
export function oneEachTurn(): Turns {
  const waiting = new Map<string, (() => void)[]>()
  const takeNext = () => {
    const [next] = waiting
    if (!next) return
    const [of, [work, ...others]] = next
    waiting.delete(of)
    // Behind those who have not had a turn since.
    if (others.length > 0) waiting.set(of, others)
    if (waiting.size > 0) setImmediate(takeNext)
    work?.()
  }
  return (of, work) =>
    new Promise((resolve, reject) => {
      const run = () => {
        try {
          resolve(work() as Awaited<ReturnType<typeof work>>)
        } catch (error) {
          reject(error)
        }
      }
      if (waiting.size === 0) setImmediate(takeNext)
      const own = waiting.get(of)
      if (own) own.push(run)
      else waiting.set(of, [run])
    })
}

/** The one line of all documents. */
const documents = oneEachTurn()
/** Whose visit is being answered. */
const visitor = new AsyncLocalStorage<string>()

/** What is rendered once for everybody is nobody's: not even a visitor with many requests in the line holds it up. */
const EVERYBODY = 'everybody'

/** Answers a visitor: documents that are rendered for it wait only for a fair share of those of other networks. */
export function answering<T>(client: Client, answer: () => T): T {
  const { narrow, wide } = networkOf(client)
  return visitor.run(wide || narrow, answer)
}

/** Renders a document, or does other work of milliseconds, in the turn of the visitor who is being answered. */
export function inTurn<T>(work: () => T): Promise<Awaited<T>> {
  return documents(visitor.getStore() ?? '', work)
}

/** The same for what all visitors share. */
export function inEverybodysTurn<T>(work: () => T): Promise<Awaited<T>> {
  return documents(EVERYBODY, work)
}
