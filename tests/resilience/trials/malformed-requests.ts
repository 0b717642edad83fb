import { inFolder } from '../../fixtures/in-folder.ts'
import { startServer } from '../../fixtures/start-server.ts'
import { malformedRequests } from '../../security/malformed-requests.ts'
import { rawRequest, statusOf } from '../../security/raw-request.ts'
import type { Trial } from '../trial.ts'

const trial: Trial = {
  name: 'Requests that no browser sends: hosts, targets, headers, bodies and methods',
  tries: 10 * malformedRequests.length,
  run: (tries) =>
    inFolder(async (DATA_DIR) => {
      const server = await startServer({ DATA_DIR, LOG_LEVEL: 'warn' })
      const outcome = { tried: 0, lost: 0, letIn: 0 }
      try {
        while (outcome.tried < tries) {
          for (const { bytes, allowed } of malformedRequests) {
            const status = statusOf(await rawRequest(server.origin, bytes, 30_000))
            outcome.letIn += Number(!allowed.includes(status))
            outcome.tried++
          }
          outcome.lost += Number(!(await fetch(server.origin)).ok)
        }
        outcome.lost += server.output().match(/"level":[56]0/g)?.length ?? 0
      } finally {
        await server.kill()
      }
      return { ...outcome, note: `${malformedRequests.length} kinds, each refused; no error in the log` }
    }),
}

export default trial
