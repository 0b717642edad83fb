import { officeDate } from '../calendar/office-days.ts'
import { wideHashOf } from '../core/hashing.ts'
import type { CallRules } from '../core/settings.ts'
import { type CallBack, openCallBacks } from '../store/bookings.ts'
import type { Store } from '../store/store.ts'

/** Visitors of one network, for IPv6 of its /48, and one day who stand alone in a list. */
const ALONE = 5

export type CallBacks = Awaited<ReturnType<typeof readCallBacks>>

/**
 * The visitors who wait to be called back, the most urgent first: those who stand alone, and those beyond the first five of
 * one network and day, who may be made up and are folded. @throws StoreError
 */
export async function readCallBacks(store: Store, rules: CallRules) {
  const waiting = await openCallBacks(store)
  const keyOf = ({ id, network, createdAt }: CallBack) =>
    network ? `${wideHashOf(network)} ${officeDate(rules, createdAt)}` : id
  const groups = [...Map.groupBy(waiting, keyOf).values()]
  const folds = groups.map((group) => group.slice(ALONE)).filter((fold) => fold.length > 0)
  const folded = new Set(folds.flat())
  return { alone: waiting.filter((one) => !folded.has(one)), folds }
}
