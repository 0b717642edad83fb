import { keepOpenedInSight } from './accordion.ts'
import { watchAttribution } from './attribution.ts'
import { watchConsent } from './consent.ts'
import { watchDrawer } from './drawer.ts'
import { watchMenus } from './menus.ts'
import { revealSections } from './reveal.ts'

revealSections()
watchDrawer()
watchMenus()
watchConsent()
keepOpenedInSight()
watchAttribution()
