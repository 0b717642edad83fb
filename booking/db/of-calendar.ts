import { type RawBuilder, sql } from 'kysely'
import { AGENCY_HOST } from '../domain/hosts.ts'

/**
 * Whether a row of `outbox` belongs to a calendar: it is about one of its bookings, or, for the agency's, about a lead, a
 * request or a result.
 */
export function isMessageOf(host: string): RawBuilder<boolean> {
  const booking = (which: RawBuilder<boolean>) =>
    sql<boolean>`exists (select 1 from bookings where bookings.id = outbox.booking_id and ${which})`
  return host === AGENCY_HOST
    ? sql<boolean>`not ${booking(sql`bookings.host <> ${AGENCY_HOST}`)}`
    : booking(sql`bookings.host = ${host}`)
}

/** Whether a row of `set_aside` belongs to a calendar: see `formOfHost`. */
export function isEntryOf(host: string): RawBuilder<boolean> {
  return host === AGENCY_HOST
    ? sql<boolean>`set_aside.form not like '%:%'`
    : sql<boolean>`set_aside.form like ${`%:${host}`}`
}
