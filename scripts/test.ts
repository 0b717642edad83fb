import { runChecks } from './run-checks.ts'

/**
 * `npm test`: every kind of check, in minutes. `npm run test:unit` and `npm run test:e2e` run single tests, and `npm run
 * test:all` also what this leaves out.
 */
await runChecks({ inBrief: true })
