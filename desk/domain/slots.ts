import type { CallRules } from './settings.ts'

/** A stretch of time, `startsAt` included, `endsAt` excluded. UTC instants. */
export interface TimeRange {
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
}

/** A call that may be offered. `endsAt` is the end of the call itself, buffer not included. */
export interface Slot {
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
}

export function candidateSlots(rules: CallRules, now: Temporal.Instant): Slot[] {
  throw new Error(`not written yet ${rules.officeZone} ${now}`)
}
export function freeSlots(rules: CallRules, now: Temporal.Instant, taken: TimeRange[]): Slot[] {
  throw new Error(`not written yet ${rules.officeZone} ${now} ${taken.length}`)
}
export function isOffered(rules: CallRules, now: Temporal.Instant, startsAt: Temporal.Instant): boolean {
  throw new Error(`not written yet ${rules.officeZone} ${now} ${startsAt}`)
}
export function nearestFree(slots: Slot[], wanted: Temporal.Instant, count: number): Slot[] {
  throw new Error(`not written yet ${slots.length} ${wanted} ${count}`)
}
