/**
 * Whether this is `npm test`, which takes minutes: what it leaves out, here and in the files that ask, runs with
 * `npm run test:all`, and by name with `npm run test:unit` and `npm run test:e2e`.
 */
export const inBrief = process.env.TESTS_IN_BRIEF === '1'

/** Files that kill, starve, flood or rebuild whole servers. What stays of each kind is beside it. */
export const NOT_IN_BRIEF = [
  // crash.test.ts and torn-store.test.ts
  'tests/resilience/kill.test.ts',
  'tests/resilience/full-disk.test.ts',
  // database-away.test.ts
  'tests/resilience/silent-postgresql.test.ts',
  // stop.test.ts
  'tests/resilience/restart-gap.test.ts',
  // booking/db/backup.test.ts
  'tests/resilience/rehearsal.test.ts',
  // scripts/build-step.test.ts and build-lock.test.ts
  'tests/resilience/build-swap.test.ts',
  // wrong-edits-of-facts.test.ts
  'tests/resilience/wrong-edits-alone.test.ts',
  'tests/resilience/wrong-edits-of-texts.test.ts',
  // booking/http/network.test.ts
  'tests/resilience/unconfirmed-proxy.test.ts',
  // double-booking.test.ts
  'tests/concurrency/rivals.test.ts',
  'tests/concurrency/four-processes.test.ts',
  // attacks.test.ts
  'tests/security/slow-clients.test.ts',
]

/** Journeys that show nearly the same in both sizes: `npm test` takes them on the phone, where there is least room. */
export const ON_THE_PHONE_IN_BRIEF = [
  'accessibility.spec.ts',
  'assessment-*.spec.ts',
  'blog-filter.spec.ts',
  'booking-area.spec.ts',
  'booking-back.spec.ts',
  'calculator.spec.ts',
  'call-request.spec.ts',
  'faq.spec.ts',
  'keyboard-controls.spec.ts',
  'legal.spec.ts',
  'manage-call*.spec.ts',
  'not-found.spec.ts',
  'puzzle.spec.ts',
  'search.spec.ts',
  'webhook-test.spec.ts',
].map((name) => `**/${name}`)
