import path from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { startPostgres } from '../fixtures/start-postgres.ts'
import { startServer } from '../fixtures/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForms, send } from '../fixtures/visitor.ts'
import { raceForTime } from './race-for-time.ts'

const ATTEMPTS = 50
const postgres = await startPostgres()
if (!postgres)
  console.warn('SKIPPED: no PostgreSQL binaries on this machine; the races ran on the embedded store alone.')

const folder = temporaryFolder()
const embedded = { DATA_DIR: path.join(folder, 'embedded'), LOG_LEVEL: 'warn' }
const embeddedTwice = { DATA_DIR: path.join(folder, 'twice'), LOG_LEVEL: 'warn' }
const onPostgres = {
  DATA_DIR: path.join(folder, 'postgres'),
  DATABASE_URL: postgres?.url ?? '',
  LOG_LEVEL: 'warn',
}

afterAll(() => postgres?.stop())

/** Number of responses by status. */
function tally(statuses: number[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Two processes race as one does, and with each other. */
const least = inject('inFull') ? 1 : 2
const setups = [
  { store: 'the embedded store', processes: [embedded], skip: false },
  {
    store: 'the embedded store, two processes on one file',
    processes: [embeddedTwice, embeddedTwice],
    skip: false,
  },
  { store: 'PostgreSQL, one process', processes: [onPostgres], skip: !postgres },
  { store: 'PostgreSQL, two processes', processes: [onPostgres, onPostgres], skip: !postgres },
].filter(({ processes }) => processes.length >= least)

describe.each(setups)('$store', ({ processes, skip }) => {
  it.skipIf(skip)(`books a time once when ${ATTEMPTS} requests race for it`, async () => {
    const { statuses, isStillOffered, toldLoser } = await raceForTime(processes, ATTEMPTS)
    expect(statuses).toEqual({ 201: 1, 409: ATTEMPTS - 1 })
    expect(isStillOffered).toBe(false)
    expect(toldLoser).toMatch(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/)
  })
})

describe('one visitor', () => {
  it('who submits a form twenty times at once gets one booking each time', async () => {
    const server = await startServer({ ...embedded, DATA_DIR: path.join(folder, 'repeats') })
    try {
      const start = (await freeStarts(server.origin)).at(0) ?? ''
      const [visitor] = await openForms(server.origin, 1)
      if (!visitor) throw new Error('No form was opened.')
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(server.origin, visitor, start)))
      expect(tally(answers.map((answer) => answer.status))).toEqual({ 200: 19, 201: 1 })
      const references = new Set(
        await Promise.all(answers.map(async (answer) => (await answer.json()).reference)),
      )
      expect(references.size).toBe(1)
    } finally {
      await server.stop()
    }
  })
})
