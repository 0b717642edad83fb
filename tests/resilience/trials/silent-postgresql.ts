import site from '../../../site.config.ts'
import { inFolder } from '../../fixtures/in-folder.ts'
import { startPostgres } from '../../fixtures/start-postgres.ts'
import { startServer } from '../../fixtures/start-server.ts'
import { startSilentProxy } from '../../fixtures/start-silent-proxy.ts'
import { freeStarts } from '../../fixtures/visitor.ts'
import { BACK_WITHIN_MS, fallSilent } from '../silent-network.ts'
import type { Trial, TrialOutcome } from '../trial.ts'

/** Milliseconds within which SIGTERM ends the process, also in silence. */
const STOP_WITHIN_MS = 10_000

const trial: Trial = {
  name: 'The network to PostgreSQL swallows everything: statements under way, connections at rest, new ones',
  tries: 4,
  async run(tries) {
    const outcome: TrialOutcome = { tried: 0, lost: 0, letIn: 0, note: 'PostgreSQL is not installed' }
    const postgres = await startPostgres()
    if (!postgres) return outcome
    const proxy = await startSilentProxy(postgres.url)
    try {
      return await inFolder(async (folder) => {
        const server = await startServer({ DATA_DIR: folder, DATABASE_URL: proxy.url, LOG_LEVEL: 'fatal' })
        let slowest = 0
        let refused = 0
        try {
          for (; outcome.tried < tries; outcome.tried++) {
            const seen = await fallSilent(server.origin, proxy, site.phone.display)
            slowest = Math.max(slowest, seen.backAfter)
            const refusals = seen.answers.filter(({ status }) => status !== 201)
            refused += refusals.length
            outcome.lost += refusals.filter(
              ({ status, retryAfter, hasPhone }) => status !== 503 || !Number(retryAfter) || !hasPhone,
            ).length
            outcome.lost += Number(seen.backAfter > BACK_WITHIN_MS) + Number(seen.readiness !== 503)
            outcome.lost += seen.missingPages + seen.unserved
            const free = await freeStarts(server.origin)
            outcome.lost += seen.acknowledged.filter((start) => free.includes(start)).length
          }
          proxy.fallSilent()
          await fetch(`${server.origin}/readyz`)
        } finally {
          const began = performance.now()
          await server.stop()
          outcome.lost += Number(performance.now() - began > STOP_WITHIN_MS)
        }
        const seconds = Math.ceil(slowest / 100) / 10
        return {
          ...outcome,
          note: `${refused} bookings answered 503 with Retry-After and booked at the second try; booking again at most ${seconds} s after the network was back`,
        }
      })
    } finally {
      await proxy.stop()
      await postgres.stop()
    }
  },
}

export default trial
