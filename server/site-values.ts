import type { ConfirmedCall, Framed, SiteValues } from '../app/site-values.ts'
import type { BookedCall, BookingService } from '../booking/booking-service.ts'
import type { Environment } from './config/environment.ts'
import { describeResult } from './pages/describe-result.ts'

interface SiteValuesOptions extends Pick<SiteValues, 'scripts' | 'searchPages'> {
  environment: Pick<Environment, 'siteOrigin' | 'analyticsId' | 'bookingWidget' | 'leadForm' | 'webhookUrl'>
  desk: Pick<BookingService, 'bookingByReference'>
}

/** What the running site tells its pages, from its settings and its booking service. */
export function siteValues({ environment, desk, ...values }: SiteValuesOptions): SiteValues {
  const { siteOrigin, analyticsId, bookingWidget, leadForm, webhookUrl } = environment
  return {
    ...values,
    origin: siteOrigin,
    analyticsId,
    bookingWidget: framed(bookingWidget, '/desk/booking?embed=1'),
    leadForm: framed(leadForm, '/desk/lead?embed=1'),
    webhook: { address: webhookUrl ?? '/desk/webhook', isDesk: webhookUrl === undefined },
    describeResult: (query) => describeResult(query.get('from') ?? '', query),
    async findBooking(reference) {
      const call = await desk.bookingByReference(reference)
      return call && describeCall(call)
    },
  }
}

/** An outside widget or form where one is set, otherwise the desk's own. */
function framed(outside: { address: string; origins: string[] } | undefined, own: string): Framed {
  return outside ? { ...outside, isDesk: false } : { address: own, origins: [], isDesk: true }
}

function describeCall({
  state,
  startsAt,
  when,
  callMinutes,
  hosts,
  textReminders,
  links,
}: BookedCall): ConfirmedCall {
  return {
    ...{ state, hosts, textReminders, links },
    // The time of day stays on one line.
    when: when.replace(/ (?=[AP]M )/, '\u00a0'),
    startsAt: startsAt.toString(),
    minutes: callMinutes,
  }
}
