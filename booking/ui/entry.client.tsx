import { ROOT_IDS } from './root-ids.ts'

// Each document has one root, and fetches that component alone.
if (document.getElementById(ROOT_IDS.booking)) void import('./hydrate-booking.tsx')
if (document.getElementById(ROOT_IDS.lead)) void import('./hydrate-lead.tsx')
