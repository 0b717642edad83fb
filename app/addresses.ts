import { pagePaths } from '../words/pages.schema.ts'

/** Everything that is rendered once, at build. Kept apart from `routes.ts` so that the build can read it. */
export const staticAddresses: string[] = ['/', ...pagePaths, '/growth_playbook_s', '/thankyou_2025DEA']
