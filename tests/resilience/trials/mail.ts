import { runTests } from '../run-tests.ts'
import type { Trial } from '../trial.ts'

const trial: Trial = {
  name: 'Mail servers that refuse, hang and go away; clocks that jump; a stop while they hang',
  tries: 60,
  run: () =>
    runTests(
      [
        'booking/outbox/failing-mail.test.ts',
        'booking/outbox/worker.test.ts',
        'booking/email/senders.test.ts',
        'tests/resilience/mail-server-away.test.ts',
      ],
      'Tests on real SMTP: refused for good is given up at once, for now is retried; every e-mail once; passwords over TLS only',
    ),
}

export default trial
