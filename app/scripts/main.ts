import { keepOpenedInSight } from './accordion.ts'
import { trackAttribution } from './attribution.ts'
import { watchConsent } from './consent.ts'
import { renderSkippedSections } from './content-visibility.ts'
import { watchDrawer } from './drawer.ts'
import { fadeInSections } from './fade-in.ts'
import { watchMenus } from './menus.ts'
import olderBrowsers from './older-browsers.ts?worker&url'

renderSkippedSections()
fadeInSections()
watchDrawer()
watchMenus()
watchConsent()
keepOpenedInSight()
trackAttribution()

// Browsers that have both of these have what they need of the rest too.
if (!('commandForElement' in HTMLButtonElement.prototype && CSS.supports('anchor-name: --a')))
  void import(/* @vite-ignore */ olderBrowsers)
