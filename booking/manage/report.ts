import { touchesIn } from '../core/attribution.ts'
import type { Booking } from '../core/booking.ts'
import { formatOrigin } from '../core/format-attribution.ts'
import { oneLine } from '../core/sanitize.ts'
import type { Store } from '../store/store.ts'

/** What a report covers unless it is asked otherwise. */
export const REPORT_PERIOD = { hours: 90 * 24 }

/** With fewer calls, a single one changes the rate too much. */
const LEAST_FOR_RATE = 20

export const BOOKED_NOTE = 'Booked includes canceled calls.'

/** What is said of each source. */
export const SOURCE_COLUMNS = [
  ['Booked', 'booked'],
  ['Showed up', 'showedUp'],
  ['Clients', 'clients'],
] as const

/** What became of the calls of a host, or of all with null, that were to start from `since` until `now`. @throws StoreError */
export async function readReport(
  { db }: Store,
  host: string | null,
  { since, now }: { since: Temporal.Instant; now: Temporal.Instant },
) {
  const calls = await db
    .selectFrom('bookings')
    .select(['outcome', 'attribution'])
    .$if(host !== null, (query) => query.where('host', '=', host))
    .where('startsAt', '>=', since)
    .where('startsAt', '<', now)
    .execute()
  const bySource = Map.groupBy(calls, ({ attribution }) =>
    oneLine(formatOrigin(touchesIn(attribution).first)),
  )
  // By the origin of the first touch, most bookings first.
  const sources = [...bySource].map(([source, of]) => ({ source, ...countsOf(of) }))
  return { ...countsOf(calls), sources: sources.sort((a, b) => b.booked - a.booked) }
}

function countsOf(calls: Pick<Booking, 'outcome'>[]) {
  const recorded = calls.filter(({ outcome }) => outcome !== null)
  return {
    /** Canceled ones included. */
    booked: calls.length,
    /** Those with an outcome. */
    recorded: recorded.length,
    showedUp: recorded.filter(({ outcome }) => outcome !== 'no-show').length,
    clients: recorded.filter(({ outcome }) => outcome === 'client').length,
  }
}

/** How many calls somebody came to. @throws StoreError */
export async function countHeld({ db }: Store): Promise<number> {
  const { held } = await db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll().as('held'))
    .where('outcome', 'is not', null)
    .where('outcome', '<>', 'no-show')
    .executeTakeFirstOrThrow()
  return Number(held)
}

/** `82% showed up (41 of 50 calls)`, or why there is no rate. */
export function formatShowRate({ recorded, showedUp }: Pick<Counts, 'recorded' | 'showedUp'>): string {
  if (recorded === 0) return 'No call has been recorded yet'
  if (recorded < LEAST_FOR_RATE) return `Too few calls for a rate: ${showedUp} of ${recorded} showed up`
  return `${Math.round((100 * showedUp) / recorded)}% showed up (${showedUp} of ${recorded} calls)`
}

export type Counts = ReturnType<typeof countsOf>
