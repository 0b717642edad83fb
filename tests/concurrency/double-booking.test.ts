import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { eachEngine } from '../fixtures/each-engine.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForms, send } from '../fixtures/visitor.ts'

const OFTEN = Boolean(process.env.RESILIENCE)
const VISITORS = OFTEN ? 100 : 10
/** Two processes also cover the races within one. */
const PROCESSES = OFTEN ? [1, 2] : [2]
const folder = temporaryFolder()

/** Number of responses by status. */
function tally(answers: Response[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

/** Sends a form, and sends it again while a busy machine answers 503. */
async function sendUntilAnswered(...request: Parameters<typeof send>): Promise<Response> {
  const answer = await send(...request)
  return answer.status === 503 ? await sendUntilAnswered(...request) : answer
}

describe.each(await eachEngine())('$engine', ({ engine, databaseUrl, skip }) => {
  const env = {
    DATA_DIR: path.join(folder, engine),
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
  }

  it.skipIf(skip).each(PROCESSES)(
    `books a time once when ${VISITORS} visitors of %i processes race for it, and a form once`,
    { repeats: OFTEN ? 2 : 0 },
    async (processes) => {
      const servers = await Promise.all(Array.from({ length: processes }, () => serverForTests(env)))
      const originOf = (n: number) => servers[n % processes]?.origin ?? ''
      const start = (await freeStarts(originOf(0))).at(-1) ?? ''
      const forms = await openForms(originOf(0), VISITORS)
      const answers = await Promise.all(forms.map((form, n) => sendUntilAnswered(originOf(n), form, start)))
      expect(tally(answers)).toEqual({ 201: 1, 409: VISITORS - 1 })
      expect(await freeStarts(originOf(0))).not.toContain(start)
      for (const loser of answers.filter(({ status }) => status === 409))
        expect((await loser.json()).nearest.length).toBeGreaterThan(0)

      // A visitor who submits a form many times at once gets one booking.
      const [next = ''] = await freeStarts(originOf(0))
      const [visitor] = await openForms(originOf(0), 1)
      if (!visitor) throw new Error('No form was opened.')
      const repeated = await Promise.all(
        Array.from({ length: VISITORS }, (_, n) => sendUntilAnswered(originOf(n), visitor, next)),
      )
      expect(tally(repeated)).toEqual({ 200: VISITORS - 1, 201: 1 })
      const references = await Promise.all(repeated.map(async (answer) => (await answer.json()).reference))
      expect(new Set(references).size).toBe(1)
    },
  )
})
