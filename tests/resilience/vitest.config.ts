import path from 'node:path'
import { defineConfig } from 'vitest/config'

/**
 * `npm run resilience` runs the trials of docs/resilience.md one after the other. Tests of `npm test` repeat more often
 * here.
 */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..', '..'),
  test: {
    include: [
      'tests/resilience/{kill,mail-server-away}.test.ts',
      'tests/**/*.trial.ts',
      'tests/concurrency/double-booking.test.ts',
      'tests/security/fuzz.test.ts',
    ],
    env: { RESILIENCE: '1' },
    fileParallelism: false,
    // A trial that hangs has failed.
    testTimeout: 600_000,
    hookTimeout: 120_000,
    reporters: ['verbose'],
  },
})
