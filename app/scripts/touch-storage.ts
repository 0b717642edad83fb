import { keepFresh, type Touches } from './touches.ts'

const KEY = 'attribution'
/** Days that a touch is kept at most. */
const LONGEST_DAYS = 90
const DAY_MS = 864e5

/** Named by function, because a browser that blocks storage throws at the mere mention. */
export const forTheVisit = () => sessionStorage
export const longer = () => localStorage

/** An ISO day in UTC. */
export function dayAgo(days: number): string {
  return new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
}

/** The touches in a storage; null where there are none, they are too old, or storage is blocked. */
export function readTouches(storage: () => Storage): Touches | null {
  try {
    return keepFresh(JSON.parse(storage().getItem(KEY) ?? 'null'), dayAgo(LONGEST_DAYS))
  } catch {
    return null
  }
}

/** How the visitor came; what is kept longer knows of earlier visits too. Null when nothing is known. */
export function knownTouches(): Touches | null {
  return readTouches(longer) ?? readTouches(forTheVisit)
}

/** Attribution is a courtesy to the agency: where storage is blocked or full, the page works without it. */
export function writeTouches(storage: () => Storage, touches: Touches | null): void {
  try {
    if (touches) storage().setItem(KEY, JSON.stringify(touches))
    else storage().removeItem(KEY)
  } catch {}
}
