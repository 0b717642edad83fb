import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { buildSite } from './build-site.ts'
import { runPackage } from './run-package.ts'

/**
 * `npm run test:unit -- slots`: the unit tests whose path contains a word; `--watch` runs them again after each change.
 * Tests under `tests/` read the build, which is brought up to date for them; the others only need that there is one.
 */
const root = path.dirname(import.meta.dirname)
const parameters = process.argv.slice(2)
const words = parameters.filter((word) => !word.startsWith('-'))
const isNamed = (file: string) => words.length === 0 || words.some((word) => file.includes(word))
const readsBuild = globSync('tests/**/*.test.ts', { cwd: root }).some(isNamed)

if (readsBuild || !existsSync(path.join(root, 'build', 'made-from'))) await buildSite({ force: false })
runPackage('vitest/vitest.mjs', ...(parameters.includes('--watch') ? [] : ['run']), ...parameters)
