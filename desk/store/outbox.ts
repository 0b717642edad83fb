import type { Store } from './open.ts'

export type NoticeKind = 'confirmation' | 'agency-copy'

/** One mail that is owed. `attempts` counts the claim that returned it. */
export interface OwedNotice {
  id: string
  bookingId: string
  kind: NoticeKind
  sequence: number
  attempts: number
}

export interface OutboxHealth {
  unsent: number
  oldestUnsentSeconds: number | null
  failing: number
}

const later = (...facts: unknown[]): never => {
  throw new Error(`not written yet ${facts.length}`)
}

export async function claimDue(
  store: Store,
  now: Temporal.Instant,
  options: { leaseSeconds: number; limit: number },
): Promise<OwedNotice[]> {
  return later(store, now, options)
}
export async function markSent(store: Store, id: string, now: Temporal.Instant): Promise<void> {
  return later(store, id, now)
}
export async function markFailed(
  store: Store,
  id: string,
  message: string,
  nextDueAt: Temporal.Instant,
): Promise<void> {
  return later(store, id, message, nextDueAt)
}
export async function releaseLeases(store: Store): Promise<void> {
  return later(store)
}
export async function outboxHealth(store: Store, now: Temporal.Instant): Promise<OutboxHealth> {
  return later(store, now)
}
