import { buildSite } from './build-site.ts'
import { runPackage } from './run-package.ts'

/** `npm run resilience`: the trials of docs/resilience.md; `npm run resilience -- disk` runs those whose file has the word. */
await buildSite({ force: false })
runPackage(
  'vitest/vitest.mjs',
  ...['run', '--config', 'tests/resilience/vitest.config.ts', ...process.argv.slice(2)],
)
