import { defineConfig } from 'vitest/config'

/** Everything but the browser's journeys: units beside their code, and what crosses rooms under `tests/`. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['**/node_modules/**', 'build/**'],
    // Some tests start real servers and databases on two cores; a hang still ends.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Left to itself it would use one of two cores.
    maxWorkers: 2,
  },
})
