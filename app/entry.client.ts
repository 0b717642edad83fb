import { keepEarlyMessages } from './components/framed-widget/early-messages.ts'
import { wakeIslands, wakeNamed } from './islands/wake-islands.ts'
import { toastStore } from './layout/toast-store.ts'
import { trackAttribution } from './scripts/attribution.ts'
import { watchConsent } from './scripts/consent.ts'
import { renderSkippedSections } from './scripts/content-visibility.ts'
import { keepOpenedInSight, watchDrawer, watchMenus } from './scripts/disclosures.ts'
import { fadeInSections } from './scripts/fade-in.ts'
import { reportFailures, reportSeen } from './scripts/seen.ts'

/**
 * The script of every page. The router does not run in the browser: pages are documents, and links load them.
 * What a visitor can't do without comes first, counting comes last.
 */
const parts = [
  () => onActivate(reportFailures),
  watchDrawer,
  watchMenus,
  keepOpenedInSight,
  keepOlderBrowsersWorking,
  renderSkippedSections,
  fadeInSections,
  () => onActivate(watchConsent),
  keepEarlyMessages,
  wakeIslands,
  () => toastStore.subscribe(() => wakeNamed('toasts')),
  () => onActivate(trackAttribution),
  () => onActivate(reportSeen),
]
for (const start of parts)
  try {
    start()
  } catch (error) {
    // One that fails is reported like any other error, and stops none of the others.
    reportError(error)
  }

// Helps to find the cause of a broken link.
if (document.querySelector('[data-missing-page]')) console.error('404: no page at', location.pathname)

/** Browsers with both of these features need no polyfill at all. */
function keepOlderBrowsersWorking(): void {
  if (!('commandForElement' in HTMLButtonElement.prototype && CSS.supports('anchor-name: --a')))
    void import('./scripts/older-browsers.ts')
}

/**
 * Runs `work` once somebody looks at the page: a page that the browser renders ahead must not store, count or send
 * anything, because the visitor may never come. Synchronous, because a deferred task may be lost with a visitor who
 * leaves at once.
 */
function onActivate(work: () => void): void {
  const page: Document & { prerendering?: boolean } = document
  if (page.prerendering) page.addEventListener('prerenderingchange', work, { once: true })
  else work()
}
