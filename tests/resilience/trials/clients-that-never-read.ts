import { inFolder } from '../../fixtures/in-folder.ts'
import { startServer } from '../../fixtures/start-server.ts'
import { holdStalledReaders, renderedPages } from '../../security/stalled-readers.ts'
import type { Trial } from '../trial.ts'

const CONNECTIONS = 100
/** By how many bytes the server's memory may grow. */
const MAX_GROWTH = 80_000_000

const trial: Trial = {
  name: 'Clients send 20 or 100 requests each for rendered pages and never read',
  tries: CONNECTIONS * renderedPages.length * 2,
  run: (tries) =>
    inFolder(async (DATA_DIR) => {
      const server = await startServer({ DATA_DIR, LOG_LEVEL: 'fatal' })
      let [tried, lost, most, visits] = [0, 0, 0, 0]
      try {
        while (tried < tries) {
          const path = renderedPages[(tried / CONNECTIONS) % renderedPages.length] ?? '/'
          const requests = tried < tries / 2 ? 20 : 100
          const held = await holdStalledReaders(server, {
            path,
            connections: CONNECTIONS,
            requests,
            ms: 5000,
          })
          most = Math.max(most, held.grownBytes)
          visits += held.visits
          lost += held.failedVisits + Number(held.grownBytes > MAX_GROWTH)
          tried += CONNECTIONS
        }
      } finally {
        await server.kill()
      }
      const megabytes = Math.round(most / 1_000_000)
      return {
        tried,
        lost,
        letIn: 0,
        note: `memory grew by at most ${megabytes} MB; ${visits} visits beside were served`,
      }
    }),
}

export default trial
