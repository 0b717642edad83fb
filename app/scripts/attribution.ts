import { readConsent } from '../layout/consent/consent-choice.ts'
import { onConsentChange } from '../layout/consent/consent-storage.ts'
import {
  type KnownTouches,
  keepFresh,
  readTouch,
  type Touch,
  type Touches,
  updateTouches,
} from './touches.ts'

const KEY = 'attribution'
/** A touch is stored for so many days at most. */
const MAX_DAYS = 90
const DAY_MS = 864e5

/** Functions, because a browser that blocks storage throws when these globals are read. */
const session = () => sessionStorage
const persistent = () => localStorage

/**
 * Stores how the visitor came: for the session always, longer only with consent to marketing and no longer than that
 * consent. Pages for patients store nothing, whatever was agreed to, because their addresses name a condition.
 */
export function trackAttribution(): void {
  const [entry] = performance.getEntriesByType('navigation')
  // A reload or Back shows an old address again; it is not another visit.
  const isAgain = /reload|back/.test((entry as PerformanceNavigationTiming | undefined)?.type ?? '')
  const isKnown = isAgain && readTouches(session)
  store(isKnown ? null : currentTouch(), readConsent()?.marketing)
  onConsentChange(({ marketing }) => {
    // The browser's privacy signal may refuse what was agreed to.
    store(null, marketing && readConsent()?.marketing !== false)
  })
}

/**
 * How the visitor came, and whether they agree to marketing now; the persistent record includes earlier visits. Null when
 * nothing is known, and on pages for patients: a clinic is not told which of the agency's ads somebody saw.
 */
export function knownTouches(): KnownTouches | null {
  if (isForPatients()) return null
  const touches = readTouches(persistent) ?? readTouches(session)
  return touches && readConsent()?.marketing ? { ...touches, ads_consent: 'yes' } : touches
}

function isForPatients(): boolean {
  return 'patient' in document.documentElement.dataset
}

function currentTouch(): Touch | null {
  if (isForPatients()) return null
  const isPage = !document.querySelector('[data-missing-page]')
  return readTouch(new URL(location.href), document.referrer, daysAgo(0), isPage)
}

function store(touch: Touch | null, marketing = false): void {
  const stored = { session: readTouches(session), persistent: readTouches(persistent) }
  const updated = updateTouches(stored, touch, marketing)
  if (!isForPatients()) writeTouches(session, updated.session)
  if (!isForPatients() || !marketing) writeTouches(persistent, updated.persistent)
}

/**
 * An ISO instant. The booking provider reads the day from it: the first use of a time zone costs a slow phone an eighth of a
 * second.
 */
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

/** The touches in a storage; null where there are none, they are too old, or storage is blocked. */
function readTouches(storage: () => Storage): Touches | null {
  try {
    return keepFresh(JSON.parse(storage().getItem(KEY) ?? 'null'), daysAgo(MAX_DAYS))
  } catch {
    return null
  }
}

/** Where storage is blocked or full, the page works without attribution. */
function writeTouches(storage: () => Storage, touches: Touches | null): void {
  try {
    if (touches) storage().setItem(KEY, JSON.stringify(touches))
    else storage().removeItem(KEY)
  } catch {}
}
