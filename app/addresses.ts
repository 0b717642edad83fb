import { clinicAddresses } from '../words/clinics.ts'
import { companyPaths } from '../words/company/paths.ts'
import { legalPaths } from '../words/legal.schema.ts'
import { posts } from '../words/posts.ts'
import { servicePaths } from '../words/services/paths.ts'
import { toolPaths } from '../words/tools/paths.ts'
import { queryAddresses } from './query-addresses.ts'

/** Everything that is rendered once, at build. Kept apart from `routes.ts` so that the build can read it. */
export const staticAddresses: string[] = [
  '/',
  ...servicePaths,
  ...clinicAddresses,
  ...companyPaths,
  ...toolPaths,
  ...legalPaths,
  '/accessibility',
  ...posts.map(({ slug }) => `/blog/${slug}`),
  ...queryAddresses,
  '/growth_playbook_s',
  '/thankyou_2025DEA',
]
