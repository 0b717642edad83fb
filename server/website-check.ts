import { BlockList } from 'node:net'
import { knownWeb } from '../app/content/site/website-check.data.ts'
import type { BookingService } from '../booking/booking-service.ts'
import { innerAddresses } from '../website-check/fetch/inner-addresses.ts'
import { ROBOT } from '../website-check/fetch/robots.ts'
import { type WebsiteChecks, websiteChecks } from '../website-check/service.ts'
import type { Environment } from './config/environment.ts'
import type { Log } from './log.ts'

/** The page that begins checks and shows what they found. */
export const WEBSITE_CHECK_PATH = '/marketing-audit'

/** Opens the check of visitors' websites with the owner's lists; null while it is turned off. */
export function openWebsiteChecks(
  { websiteCheck, siteOrigin }: Pick<Environment, 'websiteCheck' | 'siteOrigin'>,
  desk: Pick<BookingService, 'websiteChecks'>,
  log: Log,
): WebsiteChecks | null {
  if (!websiteCheck) return null
  const { mayReadLocal } = websiteCheck
  return websiteChecks({
    store: desk.websiteChecks,
    log,
    known: knownWeb,
    reach: {
      userAgent: `${ROBOT}/1.0 (+${siteOrigin}${WEBSITE_CHECK_PATH}#leave-out)`,
      refused: mayReadLocal ? new BlockList() : innerAddresses,
      ports: mayReadLocal ? null : [80, 443],
    },
  })
}
