import { runTests } from '../run-tests.ts'
import type { Trial } from '../trial.ts'

const trial: Trial = {
  name: 'Torn, missing and misplaced files of the store; full and read-only disks at the start; wrong edits of the owner',
  tries: 32,
  run: () =>
    runTests(
      [
        'tests/resilience/torn-store.test.ts',
        'tests/resilience/wrong-machine.test.ts',
        'tests/resilience/wrong-edits-alone.test.ts',
        'tests/resilience/wrong-edits-of-facts.test.ts',
        'tests/resilience/wrong-edits-of-texts.test.ts',
      ],
      'Every start ends with one sentence, and no file is replaced',
    ),
}

export default trial
