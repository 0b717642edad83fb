import { wakeIslands, wakeNamed } from './islands/wake-islands.ts'
import { toastStore } from './layout/toast-store.ts'
import { keepOpenedInSight } from './scripts/accordion.ts'
import { trackAttribution } from './scripts/attribution.ts'
import { watchConsent } from './scripts/consent.ts'
import { renderSkippedSections } from './scripts/content-visibility.ts'
import { watchDrawer } from './scripts/drawer.ts'
import { keepEarlyMessages } from './scripts/early-messages.ts'
import { fadeInSections } from './scripts/fade-in.ts'
import { watchMenus } from './scripts/menus.ts'

/** The script of every page. The router does not run in the browser: pages are documents, and links load them. */
renderSkippedSections()
fadeInSections()
watchDrawer()
watchMenus()
watchConsent()
keepOpenedInSight()
trackAttribution()
keepEarlyMessages()
wakeIslands()
toastStore.subscribe(() => wakeNamed('toasts'))

// For whoever looks into a broken link.
if (document.querySelector('[data-missing-page]')) console.error('404: no page at', location.pathname)

// Browsers that have both of these have what they need of the rest too.
if (!('commandForElement' in HTMLButtonElement.prototype && CSS.supports('anchor-name: --a')))
  void import('./scripts/older-browsers.ts')
