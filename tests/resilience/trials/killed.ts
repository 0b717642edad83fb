import { runTests } from '../run-tests.ts'
import type { Trial } from '../trial.ts'

const trial: Trial = {
  name: 'The process is killed under load, the database stops, a backup is restored elsewhere',
  tries: 44,
  run: () =>
    runTests(
      [
        'tests/resilience/kill.test.ts',
        'tests/resilience/another-program.test.ts',
        'tests/resilience/database-away.test.ts',
        'tests/resilience/rehearsal.test.ts',
      ],
      'Every acknowledged booking and its e-mail is there, on both databases',
    ),
}

export default trial
