import { clinicAddresses } from './content/clinics.ts'
import { legalPaths } from './content/legal.schema.ts'
import { posts } from './content/posts.ts'
// Read before any page is rendered, so that an invalid entry stops the build with its own message.
import './content/proof.ts'
import { samplePaths } from './content/sample-paths.ts'
import { servicePaths } from './content/service-paths.ts'
import { specialtyPaths } from './content/specialty-paths.ts'
import { queryRoutes } from './query-routes.ts'

/** The paths of all pages that are rendered at build. Kept apart from `routes.ts` so that the build can read it. */
export const prerenderPaths: string[] = [
  '/',
  ...servicePaths,
  ...clinicAddresses,
  ...specialtyPaths,
  '/about',
  '/why-choose-us',
  '/how-we-work',
  '/whats-included',
  '/contact',
  '/resources',
  ...samplePaths,
  ...legalPaths,
  '/accessibility',
  ...posts.map(({ slug }) => `/blog/${slug}`),
  ...queryRoutes,
  '/growth_playbook_s',
  '/thankyou_2025DEA',
]
