import { CALL_PATH, callHref, isCallPath } from '../domain/call-addresses.ts'
import { bookingHref, LEAD_PATH } from '../ui/addresses.ts'
import { CALL_PAGE_ERRORS, CALL_WORDS } from '../ui/call-labels.ts'
import type { ErrorText } from '../ui/form/form-errors.ts'
import { WORDS } from '../ui/labels.ts'
import { LEAD_PAGE_ERRORS, LEAD_WORDS } from '../ui/lead-labels.ts'

/** Words of error pages that differ between the pages of the service. */
export interface ErrorWords {
  errors: Partial<Record<string, ErrorText>>
  /** The way on. */
  again: { href: string; text: string }
  /** What to call about, with the phone number. */
  call: (phone: string) => string
}

/** The words for the address that was asked. `kind` is that of the error. */
export function wordsOf(request: Request, kind: string): ErrorWords {
  const { pathname, searchParams } = new URL(request.url)
  const embed = searchParams.get('embed') === '1'
  if (pathname === LEAD_PATH) {
    const again = { href: embed ? `${LEAD_PATH}?embed=1` : LEAD_PATH, text: LEAD_WORDS.startAgain }
    return { errors: LEAD_PAGE_ERRORS, again, call: LEAD_WORDS.call }
  }
  const bookAgain = { href: bookingHref({ embed, attribution: {} }), text: WORDS.startAgain }
  if (!isCallPath(pathname)) return { errors: {}, again: bookAgain, call: WORDS.emptyCall }
  const secret = searchParams.get('booking') ?? ''
  const isKnown = kind !== 'unknown-call' && /^[\w-]{22}$/.test(secret)
  const again = isKnown ? { href: callHref(CALL_PATH, secret), text: CALL_WORDS.back } : bookAgain
  return { errors: CALL_PAGE_ERRORS, again, call: WORDS.emptyCall }
}
