import type { Store } from '../store/store.ts'

/** The visitors who wait to be called back, the most urgent first. @throws StoreError */
export function openCallBacks({ db }: Store) {
  return db
    .selectFrom('leads')
    .select(['id', 'name', 'practice', 'phone', 'email', 'bestTime', 'callBy'])
    .where('callBy', 'is not', null)
    .where('calledAt', 'is', null)
    .$narrowType<{ callBy: Temporal.Instant }>()
    .orderBy('callBy')
    .execute()
}

export type CallBack = Awaited<ReturnType<typeof openCallBacks>>[number]
