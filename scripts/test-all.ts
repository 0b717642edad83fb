import { runChecks } from './run-checks.ts'

/** `npm run test:all`: what `npm test` runs, and what it leaves out. */
await runChecks({ inBrief: false })
