import { CALL_PATH, callHref, isCallPath } from '../domain/call-addresses.ts'
import { clinicSlugOf } from '../domain/hosts.ts'
import type { BookingSettings } from '../domain/settings.ts'
import { bookingHref, LEAD_PATH, REQUEST_PATH } from '../ui/addresses.ts'
import { CALL_PAGE_ERRORS } from '../ui/call-labels.ts'
import { REQUEST_PAGE_ERRORS, REQUEST_WORDS } from '../ui/call-request-labels.ts'
import { callPageWords } from '../ui/call-words.ts'
import type { ErrorText } from '../ui/form/form-errors.ts'
import { WORDS } from '../ui/labels.ts'
import { LEAD_PAGE_ERRORS, LEAD_WORDS } from '../ui/lead-labels.ts'
import { PATIENT_CALL_PAGE_ERRORS, PATIENT_PAGE_ERRORS } from '../ui/patient-labels.ts'

/** Words of error pages that differ between the pages of the service. */
export interface ErrorWords {
  errors: Partial<Record<string, ErrorText>>
  /** The way on. */
  again: { href: string; text: string } | null
  /** What to call about, with the phone number. */
  call: (phone: string) => string
}

/**
 * The words for the address that was asked. `kind` is that of the error.
 * @param settings in whose name it is answered; null when that is unknown
 */
export function wordsOf(request: Request, kind: string, settings: BookingSettings | null): ErrorWords {
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
  const isCall = isCallPath(url.pathname)
  const isForPatients = settings?.audience === 'patients'
  const errors = {
    ...(isForPatients && PATIENT_PAGE_ERRORS),
    ...(isCall && CALL_PAGE_ERRORS),
    ...(isForPatients && isCall && PATIENT_CALL_PAGE_ERRORS),
  }
  if (!settings) return { errors, again: null, call: WORDS.emptyCall }
  const clinic = clinicSlugOf(settings)
  const bookAgain = { href: bookingHref({ clinic, embed, attribution: {} }), text: WORDS.startAgain }
  return { errors, again: backToCall(url, kind, settings) ?? bookAgain, call: WORDS.emptyCall }
}

/** The link back to the call whose page refused a request; null when there is no call to go back to. */
function backToCall(url: URL, kind: string, settings: BookingSettings): ErrorWords['again'] {
  if (!isCallPath(url.pathname)) return null
  const secret = url.searchParams.get('booking') ?? ''
  if (kind === 'unknown-call' || !/^[\w-]{22}$/.test(secret)) return null
  const { back } = callPageWords(settings.audience, false).call
  return { href: callHref(CALL_PATH, secret, clinicSlugOf(settings)), text: back }
}
