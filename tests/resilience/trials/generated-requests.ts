import { runTests } from '../run-tests.ts'
import type { Trial } from '../trial.ts'

const trial: Trial = {
  name: '10,000 generated requests over every address of the desk',
  tries: 10_500,
  run: (tries) =>
    runTests(
      ['tests/security/fuzz.test.ts'],
      'No failure, no wrong write, nothing of the input in a page or the log',
      tries,
    ),
}

export default trial
