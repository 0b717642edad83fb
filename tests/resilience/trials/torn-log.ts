import { runTests } from '../run-tests.ts'
import type { Trial } from '../trial.ts'

const trial: Trial = {
  name: 'The log of the database cut at every byte, and torn inside',
  tries: 3,
  run: () =>
    runTests(
      ['tests/resilience/power-cut.test.ts'],
      'Every booking whose commit was in the log is found, and no half of one',
    ),
}

export default trial
