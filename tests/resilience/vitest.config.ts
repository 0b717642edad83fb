import path from 'node:path'
import { defineConfig } from 'vitest/config'

declare module 'vitest' {
  interface ProvidedContext {
    /** The file for the table, if one is wanted, and the words that choose trials; all of them without one. */
    trials: { report: string; words: string[] }
  }
}

const { TRIALS_REPORT = '', TRIALS_WORDS = '' } = process.env

/** For `npm run resilience` alone. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '..', '..'),
  test: {
    include: ['tests/resilience/trials.run.ts'],
    provide: { trials: { report: TRIALS_REPORT, words: TRIALS_WORDS.split(' ').filter(Boolean) } },
    // A trial that hangs has failed.
    testTimeout: 600_000,
    disableConsoleIntercept: true,
    reporters: ['dot'],
  },
})
