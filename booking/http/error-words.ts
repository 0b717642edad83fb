import { CALL_PATH, callHref, isCallPath } from '../domain/call-addresses.ts'
import { bookingHref, LEAD_PATH, REQUEST_PATH } from '../ui/addresses.ts'
import { CALL_PAGE_ERRORS, CALL_WORDS } from '../ui/call-labels.ts'
import { REQUEST_PAGE_ERRORS, REQUEST_WORDS } from '../ui/call-request-labels.ts'
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
  const url = new URL(request.url)
  const embed = url.searchParams.get('embed') === '1'
  const blank = (path: string) => (embed ? `${path}?embed=1` : path)
  if (url.pathname === LEAD_PATH) {
    const again = { href: blank(LEAD_PATH), text: LEAD_WORDS.startAgain }
    return { errors: LEAD_PAGE_ERRORS, again, call: LEAD_WORDS.call }
  }
  if (url.pathname === REQUEST_PATH) {
    const again = { href: blank(REQUEST_PATH), text: REQUEST_WORDS.startAgain }
    return { errors: REQUEST_PAGE_ERRORS, again, call: REQUEST_WORDS.call }
  }
  const bookAgain = { href: bookingHref({ embed, attribution: {} }), text: WORDS.startAgain }
  if (!isCallPath(url.pathname)) return { errors: {}, again: bookAgain, call: WORDS.emptyCall }
  return { errors: CALL_PAGE_ERRORS, again: backToCall(url, kind) ?? bookAgain, call: WORDS.emptyCall }
}

/** The link back to the call whose page refused a request; null when there is no call to go back to. */
function backToCall(url: URL, kind: string): { href: string; text: string } | null {
  const secret = url.searchParams.get('booking') ?? ''
  if (kind === 'unknown-call' || !/^[\w-]{22}$/.test(secret)) return null
  return { href: callHref(CALL_PATH, secret), text: CALL_WORDS.back }
}
