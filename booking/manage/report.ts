import { touchesIn } from '../core/attribution.ts'
import { formatOrigin } from '../core/format-attribution.ts'
import { oneLine } from '../core/sanitize.ts'
import type { Store } from '../store/store.ts'
import { withStoreErrors } from '../store/store-error.ts'

/** A rate of fewer calls changes too much with each of them. */
const LEAST_FOR_RATE = 20

interface SourceCounts {
  /** Origin of the first touch. */
  source: string
  /** Canceled ones included. */
  booked: number
  showedUp: number
  clients: number
}

/** What became of the calls whose time was in the period; `recorded` ones have an outcome. */
export interface CallReport {
  recorded: number
  showedUp: number
  /** Most bookings first. */
  sources: SourceCounts[]
}

/** The calls of a host, or of all with null, that were to start from `since` until `now`. @throws StoreError */
export async function readReport(
  { db }: Store,
  host: string | null,
  { since, now }: { since: Temporal.Instant; now: Temporal.Instant },
): Promise<CallReport> {
  const rows = await withStoreErrors('read the report', () =>
    db
      .selectFrom('bookings')
      .select(['outcome', 'attribution'])
      .$if(host !== null, (query) => query.where('host', '=', host))
      .where('startsAt', '>=', since)
      .where('startsAt', '<', now)
      .execute(),
  )
  const calls = rows.map(({ outcome, attribution }) => ({
    source: oneLine(formatOrigin(touchesIn(attribution).first)),
    isRecorded: outcome !== null,
    showedUp: outcome !== null && outcome !== 'no-show',
    isClient: outcome === 'client',
  }))
  const sources = [...Map.groupBy(calls, ({ source }) => source)].map(([source, of]) => ({
    source,
    booked: of.length,
    showedUp: of.filter(({ showedUp }) => showedUp).length,
    clients: of.filter(({ isClient }) => isClient).length,
  }))
  return {
    recorded: calls.filter(({ isRecorded }) => isRecorded).length,
    showedUp: calls.filter(({ showedUp }) => showedUp).length,
    sources: sources.sort((a, b) => b.booked - a.booked),
  }
}

/** `82% showed up (41 of 50 calls)`, or why there is no rate. */
export function formatShowRate({ recorded, showedUp }: CallReport): string {
  if (recorded === 0) return 'No call has been recorded yet'
  if (recorded < LEAST_FOR_RATE) return `Too few calls for a rate: ${showedUp} of ${recorded} showed up`
  return `${Math.round((100 * showedUp) / recorded)}% showed up (${showedUp} of ${recorded} calls)`
}
