import { readConsent } from '../layout/consent/consent-choice.ts'
import { onConsentChange } from '../layout/consent/consent-storage.ts'
import { onActivate } from './on-activate.ts'
import { dayAgo, forTheVisit, longer, readTouches, writeTouches } from './touch-storage.ts'
import { follow, readTouch, type Touch } from './touches.ts'

/**
 * Keeps how the visitor came: for the visit in any case, longer only with consent to marketing, and no longer than
 * that consent. A page for patients adds nothing, whatever was agreed to: no health word may enter.
 */
export function trackAttribution(): void {
  onActivate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    // A reload or the way back shows an old address once more; it is not another coming.
    const isAgain = /reload|back/.test((entry as PerformanceNavigationTiming | undefined)?.type ?? '')
    const isKnown = isAgain && readTouches(forTheVisit)
    keep(isKnown ? null : arrival(), readConsent()?.marketing)
    onConsentChange(({ marketing }) => {
      // The browser's own signal may refuse what was agreed to.
      keep(null, marketing && readConsent()?.marketing !== false)
    })
  })
}

function isForPatients(): boolean {
  return 'patient' in document.documentElement.dataset
}

function arrival(): Touch | null {
  if (isForPatients()) return null
  const isPage = !document.querySelector('[data-missing-page]')
  return readTouch(new URL(location.href), document.referrer, dayAgo(0), isPage)
}

function keep(touch: Touch | null, marketing = false): void {
  const kept = follow({ visit: readTouches(forTheVisit), longer: readTouches(longer) }, touch, marketing)
  if (!isForPatients()) writeTouches(forTheVisit, kept.visit)
  if (!isForPatients() || !marketing) writeTouches(longer, kept.longer)
}
