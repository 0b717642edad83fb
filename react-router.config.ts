import type { Config } from '@react-router/dev/config'
import { prerenderPaths } from './app/prerender-paths.ts'

export default {
  appDirectory: 'app',
  // scripts/build.ts moves a finished build to build/.
  buildDirectory: '.generated/build/site',
  ssr: true,
  // Every page that says the same to everyone is a file; the few that depend on the visit are rendered then.
  prerender: prerenderPaths,
  // The manifest travels with the page: a static host has no /__manifest to ask.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
