import type { Framed, SiteValues } from '../app/site-values.ts'
import type { BookingService } from '../booking/booking-service.ts'
import type { Environment } from './config/environment.ts'

interface SiteValuesOptions extends Pick<SiteValues, 'scripts' | 'searchPages' | 'websiteChecks'> {
  environment: Pick<
    Environment,
    'siteOrigin' | 'analyticsId' | 'counting' | 'bookingWidget' | 'leadForm' | 'webhookUrl'
  >
  desk: Pick<BookingService, 'bookingByReference' | 'deskRecord'>
}

/** A booking service without calls, for pages that are made without one. */
export const NO_DESK: SiteValuesOptions['desk'] = {
  bookingByReference: async () => null,
  deskRecord: async () => ({ held: 0, calledBack: 0, medianHours: null }),
}

/** Returns what pages need of the settings and the booking service. */
export function siteValues({ environment, desk, ...values }: SiteValuesOptions): SiteValues {
  const { siteOrigin, analyticsId, counting, bookingWidget, leadForm, webhookUrl } = environment
  return {
    ...values,
    origin: siteOrigin,
    analyticsId,
    counting,
    bookingWidget: framed(bookingWidget && forFrame(bookingWidget, siteOrigin), '/desk/booking?embed=1'),
    leadForm: framed(leadForm, '/desk/lead?embed=1'),
    webhook: { address: webhookUrl ?? '/desk/webhook', isDesk: webhookUrl === undefined },
    // A page that shows the number does without it.
    deskRecord: () => desk.deskRecord().catch(() => null),
    findBooking: desk.bookingByReference,
  }
}

function framed(outside: { address: string; origins: string[] } | undefined, own: string): Framed {
  return outside ? { ...outside, isDesk: false } : { address: own, origins: [], isDesk: true }
}

/** Names the site in a Calendly address, because Calendly sends messages only to the host named there. */
function forFrame(widget: { address: string; origins: string[] }, siteOrigin: string) {
  const url = new URL(widget.address)
  if (!/(^|\.)calendly\.com$/.test(url.hostname)) return widget
  url.searchParams.set('embed_domain', new URL(siteOrigin).host)
  url.searchParams.set('embed_type', 'Inline')
  return { ...widget, address: url.href }
}
