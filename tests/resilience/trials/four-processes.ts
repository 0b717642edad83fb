import { runTests } from '../run-tests.ts'
import type { Trial } from '../trial.ts'

const trial: Trial = {
  name: 'Four processes on one PostgreSQL: 80 visitors book and move at once',
  tries: 80,
  run: (tries) =>
    runTests(
      ['tests/concurrency/four-processes.test.ts'],
      'No overlap, no day over its limit, every message once',
      tries,
    ),
}

export default trial
