import path from 'node:path'
import { buildSite } from './build-site.ts'
import { ensureChromium } from './chromium.ts'
import { runPackage } from './run-package.ts'

/**
 * `npm run test:e2e -- drawer`: the journeys whose file name contains a word; `-g` chooses by title. Builds first what
 * has changed.
 */
process.env.CHROMIUM = ensureChromium()
await buildSite({ force: false })
const folder = path.join(path.dirname(import.meta.dirname), 'tests', 'e2e')
runPackage('@playwright/test/cli.js', 'test', '--config', folder, ...process.argv.slice(2))
