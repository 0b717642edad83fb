import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { inBrief, NOT_IN_BRIEF } from './tests/in-brief.ts'

const tests = ['**/*.test.ts', '**/*.test.tsx']
/** WebKit and Firefox: `npm test` runs them after the others, one file at a time. */
const engines = 'tests/engines/**/*.test.ts'
const notTests = ['**/node_modules/**', 'build/**', ...(inBrief ? NOT_IN_BRIEF : [])]

/**
 * Units beside their code and checks of what was built leave nothing behind and share a worker, which loads each module
 * once. A test that replaces a module, a global or the clock has a worker of its own, and so have tests of whole servers.
 */
const replaces = /\bvi\.(mock|doMock|stubGlobal|stubEnv|useFakeTimers|setSystemTime)\(/
const sharing = globSync(
  '{app,booking,guide,scripts,server,tests/architecture,tests/integration,tests/browsers}/**/*.test.{ts,tsx}',
).filter((file) => !replaces.test(readFileSync(file, 'utf8')))

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether tests that repeat something do it as often as `npm run resilience` does. */
    inFull: boolean
  }
}

/** Everything but the browser's journeys: units beside their code, and what crosses rooms under `tests/`. */
export default defineConfig({
  test: {
    // Left to itself it would use one of two cores.
    maxWorkers: 2,
    provide: { inFull: process.env.TESTS_IN_FULL === '1' },
    projects: [
      { extends: true, test: { name: 'shared', include: sharing, isolate: false } },
      {
        extends: true,
        test: { name: 'isolated', include: tests, exclude: [...notTests, engines, ...sharing] },
      },
      { extends: true, test: { name: 'engines', include: [engines] } },
    ],
    exclude: notTests,
    // Some tests start real servers and databases on two cores; a hang still ends.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
