import { CHECK_IDS, type CheckId, type Finding } from '../result.ts'
import { bookChecks } from './book.ts'
import { claimsChecks } from './claims.ts'
import { findChecks } from './find.ts'
import { phoneChecks } from './phone.ts'
import { type Check, couldNotTell, type SiteFacts } from './site-facts.ts'
import { trustChecks } from './trust.ts'

const checks: Record<CheckId, Check> = {
  ...bookChecks,
  ...findChecks,
  ...phoneChecks,
  ...trustChecks,
  ...claimsChecks,
}

/**
 * Asks every check. Where the pages couldn't be read whole, an answer without a quotation is no answer: what is missing
 * may be in what wasn't read.
 */
export function findAll(site: SiteFacts): Finding[] {
  return CHECK_IDS.map((check) => {
    const finding = checks[check](site)
    if (site.unread === null || finding.quotes.length > 0) return { check, ...finding }
    return { check, ...couldNotTell(site.unread) }
  })
}
