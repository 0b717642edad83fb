import { runTests } from '../run-tests.ts'
import type { Trial } from '../trial.ts'

const trial: Trial = {
  name: 'Strangers empty the calendar: one network, many networks, one key for 200 persons',
  tries: 12,
  run: () =>
    runTests(
      ['tests/security/emptying.test.ts', 'booking/db/cancel-flood.test.ts'],
      'Limits hold on both databases, and a flood is undone by one command',
    ),
}

export default trial
