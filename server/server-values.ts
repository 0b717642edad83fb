import path from 'node:path'
import type { ConfirmedCall, ServerValues } from '../app/request-context.ts'
import type { BookedCall, BookingService } from '../booking/booking-service.ts'
import { StoreError } from '../booking/db/store-error.ts'
import { formatWhen } from '../booking/domain/format-time.ts'
import { describeError } from '../booking/http/errors.ts'
import type { BookingMetrics } from '../booking/metrics.ts'
import { describeResult } from './describe-result.ts'
import type { Log } from './log.ts'
import { pageSearch } from './page-search.ts'

interface ServerValuesOptions extends Pick<ServerValues, 'bookingWidget' | 'leadForm' | 'webhook'> {
  clientFolder: string
  desk: BookingService
  metrics: BookingMetrics
  log: Log
}

/** What the server passes to pages that are rendered on request. */
export function createServerValues({
  clientFolder,
  desk,
  metrics,
  log,
  ...frames
}: ServerValuesOptions): ServerValues {
  return {
    bookingWidget: frames.bookingWidget,
    leadForm: frames.leadForm,
    webhook: frames.webhook,
    searchPages: pageSearch(path.join(clientFolder, '..', 'search-pages.json')),
    describeResult: (query) => describeResult(query.get('from') ?? '', query),
    async findBooking(reference) {
      const call = await desk.bookingByReference(reference).catch((error: unknown) => {
        if (!(error instanceof StoreError)) throw error
        metrics.storeFailed()
        log.error(describeError(error), 'The database failed; a booking could not be shown.')
        // React Router renders the page of this status.
        throw new Response(null, { status: 503 })
      })
      return call && describeCall(call)
    },
  }
}

function describeCall({
  state,
  startsAt,
  zone,
  callMinutes,
  hosts,
  textReminders,
  links,
}: BookedCall): ConfirmedCall {
  return {
    ...{ state, hosts, textReminders, links },
    // The time of day stays on one line.
    when: formatWhen(startsAt.epochMilliseconds, zone).replace(/ (?=[AP]M )/, '\u00a0'),
    startsAt: startsAt.toString(),
    minutes: callMinutes,
  }
}
