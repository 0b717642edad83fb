import { clinicAddresses } from './content/clinics.ts'
import { companyPaths } from './content/company-paths.ts'
import { legalPaths } from './content/legal.schema.ts'
import { posts } from './content/posts.ts'
import { servicePaths } from './content/service-paths.ts'
import { specialtyPaths } from './content/specialty-paths.ts'
import { toolPaths } from './content/tool-paths.ts'
import { queryRoutes } from './query-routes.ts'

/** The paths of all pages that are rendered at build. Kept apart from `routes.ts` so that the build can read it. */
export const prerenderPaths: string[] = [
  '/',
  ...servicePaths,
  ...clinicAddresses,
  ...specialtyPaths,
  ...companyPaths,
  ...toolPaths,
  ...legalPaths,
  '/accessibility',
  ...posts.map(({ slug }) => `/blog/${slug}`),
  ...queryRoutes,
  '/growth_playbook_s',
  '/thankyou_2025DEA',
]
