import path from 'node:path'
import type { ConfirmedCall, ServerValues } from '../app/request-context.ts'
import type { BookedCall, BookingService } from '../booking/booking-service.ts'
import { StoreError } from '../booking/db/store-error.ts'
import { formatTime, formatWhen, formatZone } from '../booking/domain/format-time.ts'
import { AGENCY_HOST } from '../booking/domain/hosts.ts'
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

function describeCall({ host, startsAt, zone, callMinutes, heldUntil, ...call }: BookedCall): ConfirmedCall {
  return {
    ...call,
    clinic: host === AGENCY_HOST ? null : host,
    // The time of day stays on one line.
    when: formatWhen(startsAt.epochMilliseconds, zone).replace(/ (?=[AP]M )/, '\u00a0'),
    startsAt: startsAt.toString(),
    minutes: callMinutes,
    heldUntil: heldUntil && formatClock(heldUntil.epochMilliseconds, zone),
  }
}

function formatClock(epochMilliseconds: number, zone: string): string {
  const time = formatTime(epochMilliseconds, zone).replace(' ', '\u00a0')
  return `${time} ${formatZone(epochMilliseconds, zone)}`
}
