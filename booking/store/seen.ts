import type { Store } from './store.ts'

/** How often something was seen on a page. Pages for patients are not counted. */
export interface Seen {
  /** ISO, in the office's zone. */
  day: string
  /** The page's address. */
  page: string
  /** `utm_source` or the host that led to the site; `direct` without one, empty within the site. */
  source: string
  /** `seen` with the class of the screen's width, or a measurement rounded up: `lcp:2400`, `inp:120` (ms), `cls:0.05`. */
  event: string
  times: number
}

/** Adds counts to those of the same day, page, source and event. */
export async function addSeen({ db }: Store, counts: readonly Seen[]): Promise<void> {
  if (counts.length === 0) return
  await db
    .insertInto('seen')
    .values(counts.map((one) => ({ id: idOf(one), ...one })))
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ eb, ref }) => ({ times: eb('seen.times', '+', ref('excluded.times')) })),
    )
    .execute()
}

const idOf = ({ day, page, source, event }: Seen) => `${day} ${page} ${source} ${event}`

/** All counts from a day on, ISO. */
export const readSeen = ({ db }: Store, since: string): Promise<Seen[]> =>
  db.selectFrom('seen').selectAll().where('day', '>=', since).execute()
