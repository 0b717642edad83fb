import { watchDrawer } from './drawer.ts'
import { reportMissingPage } from './missing-page.ts'
import { revealSections } from './reveal.ts'

revealSections()
watchDrawer()
reportMissingPage()
