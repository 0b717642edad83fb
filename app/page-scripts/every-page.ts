import { keepOpenedInSight } from './accordion.ts'
import { watchAttribution } from './attribution.ts'
import { watchConsent } from './consent.ts'
import { renderSkippedSections } from './content-visibility.ts'
import { watchDrawer } from './drawer.ts'
import { watchMenus } from './menus.ts'
import { revealSections } from './reveal.ts'

renderSkippedSections()
revealSections()
watchDrawer()
watchMenus()
watchConsent()
keepOpenedInSight()
watchAttribution()
