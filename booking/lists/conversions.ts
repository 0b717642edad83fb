import { ADS_CONSENT, type Touch, touchesIn } from '../core/attribution/attribution.ts'
import type { Booking } from '../core/booking.ts'
import type { Column } from './table.ts'

const CLICK_IDS = ['gclid', 'gbraid', 'wbraid'] as const

/** What an ad of Google led to. It has exactly one click id and nothing that was typed. */
interface Conversion extends Pick<Touch, (typeof CLICK_IDS)[number]> {
  name: string
  at: Temporal.Instant
}

/**
 * The columns of Google Ads' import of conversions from clicks (support.google.com/google-ads/answer/7014069). The headers
 * are the first line, as its Data Manager wants (support.google.com/google-ads-data-manager/answer/14184381), so each time
 * names its zone and there is no line with parameters. Without a value, that of the conversion's settings there counts.
 */
export const CONVERSION_COLUMNS: Column<Conversion>[] = [
  ['Google Click ID', ({ gclid = '' }) => gclid],
  ['GBRAID', ({ gbraid = '' }) => gbraid],
  ['WBRAID', ({ wbraid = '' }) => wbraid],
  ['Conversion Name', ({ name }) => name],
  ['Conversion Time', ({ at }) => googleTime(at)],
  ['Conversion Value', () => ''],
  ['Conversion Currency', () => ''],
]

/** Calls that were booked, and those that became clients, of visitors who agreed that Google is told; no canceled ones. */
export function conversionsOf(bookings: Booking[]): Conversion[] {
  return bookings.flatMap(({ attribution, status, createdAt, outcome, outcomeAt }) => {
    const click = clickIn(attribution)
    if (!click || attribution[ADS_CONSENT] !== 'yes' || status === 'canceled') return []
    const booked = { ...click, name: 'Call booked', at: createdAt }
    if (outcome !== 'client' || !outcomeAt) return [booked]
    return [booked, { ...click, name: 'Became a client', at: outcomeAt }]
  })
}

/** The click id of the last touch, otherwise of the first. One alone: Google refuses a row with two. */
function clickIn(attribution: Booking['attribution']) {
  const { first, last } = touchesIn(attribution)
  const ids = [last, first].flatMap((touch) => CLICK_IDS.map((name) => ({ [name]: touch[name] ?? '' })))
  // Anybody can type a link with a click id. These are the characters of base64url: no quotes, no formula.
  return ids.find((id) => /^[\w-]+$/.test(Object.values(id).join()))
}

/** `2026-12-01 15:00:00+0000` */
function googleTime(at: Temporal.Instant): string {
  return at.toString({ smallestUnit: 'second' }).replace('T', ' ').replace('Z', '+0000')
}

/** A CSV file without quotes and byte order mark, which an importer could take for part of a value. */
export function formatPlainCsv(records: readonly (readonly string[])[]): string {
  return records.map((cells) => `${cells.join(',')}\n`).join('')
}
