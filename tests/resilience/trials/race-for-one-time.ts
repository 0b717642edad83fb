import path from 'node:path'
import { raceForTime } from '../../concurrency/race-for-time.ts'
import { inFolder } from '../../fixtures/in-folder.ts'
import { startPostgres } from '../../fixtures/start-postgres.ts'
import type { Trial } from '../trial.ts'

const VISITORS_PER_RACE = 100

const trial: Trial = {
  name: 'Visitors race for one time, in one and in two processes, on both databases',
  tries: 4 * 3 * VISITORS_PER_RACE,
  async run(tries) {
    const postgres = await startPostgres()
    if (!postgres) return { tried: 0, lost: 0, letIn: 0, note: 'PostgreSQL is not installed' }
    try {
      return await inFolder(async (folder) => {
        let [tried, booked, lost] = [0, 0, 0]
        while (tried < tries) {
          for (const databaseUrl of ['', postgres.url]) {
            for (const processes of [1, 2]) {
              const env = {
                ...{ DATA_DIR: path.join(folder, `${processes}`), DATABASE_URL: databaseUrl },
                LOG_LEVEL: 'warn',
              }
              const race = await raceForTime(Array(processes).fill(env), VISITORS_PER_RACE)
              const winners = race.statuses[201] ?? 0
              booked += winners
              tried += VISITORS_PER_RACE
              // None booked, two booked, a booked time that is offered, and any answer but "taken".
              lost += Math.abs(winners - 1) + Number(race.isStillOffered)
              lost += VISITORS_PER_RACE - winners - (race.statuses[409] ?? 0)
            }
          }
        }
        const note = `${booked} races, one booking each`
        return { tried, lost, letIn: 0, note }
      })
    } finally {
      await postgres?.stop()
    }
  },
}

export default trial
