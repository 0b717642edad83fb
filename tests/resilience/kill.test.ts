import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { eachEngine } from '../fixtures/each-engine.ts'
import { startServer } from '../fixtures/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForms, send, type Visitor } from '../fixtures/visitor.ts'

const folder = temporaryFolder()

/** The visitors whose confirmation is in the mail folder. */
function confirmed(dataDir: string, visitors: Visitor[]): Visitor[] {
  const mail = path.join(dataDir, 'mail')
  if (!existsSync(mail)) return []
  const letters = readdirSync(mail)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(path.join(mail, file), 'utf8'))
  return visitors.filter((visitor) => letters.some((letter) => letter.includes(`To: ${visitor.email}`)))
}

describe.each(await eachEngine())('$engine', ({ engine, databaseUrl, skip }) => {
  it.skipIf(skip)(
    'keeps every acknowledged booking and its e-mail when the process is killed under load',
    { timeout: 150_000 },
    async () => {
      const dataDir = path.join(folder, engine.replaceAll(' ', '-'))
      const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' }
      const first = await startServer(env)
      const starts = await freeStarts(first.origin)
      const visitors = await openForms(first.origin, 40)

      const acknowledged: { visitor: Visitor; start: string }[] = []
      const stream = visitors.map(async (visitor, n) => {
        await wait(n * 25)
        const start = starts[n] ?? ''
        try {
          const answer = await send(first.origin, visitor, start)
          if (answer.status === 201) acknowledged.push({ visitor, start })
        } catch {
          // The process was killed: not acknowledged.
        }
      })
      while (acknowledged.length < 12) await wait(5)
      await first.kill()
      await Promise.all(stream)
      expect(acknowledged.length).toBeGreaterThanOrEqual(12)
      expect(acknowledged.length).toBeLessThan(visitors.length)

      const second = await startServer(env)
      try {
        const free = await freeStarts(second.origin)
        expect(acknowledged.filter(({ start }) => free.includes(start))).toEqual([])

        // The restarted process sends the remaining e-mails.
        const owed = acknowledged.map(({ visitor }) => visitor)
        const deadline = Date.now() + 60_000
        while (confirmed(dataDir, owed).length < owed.length && Date.now() < deadline) await wait(200)
        expect(confirmed(dataDir, owed).map((visitor) => visitor.email)).toEqual(
          owed.map((visitor) => visitor.email),
        )

        // An acknowledged visitor who submits again gets the first booking.
        const [one] = acknowledged
        if (!one) throw new Error('Nobody was acknowledged.')
        expect((await send(second.origin, one.visitor, one.start)).status).toBe(200)
      } finally {
        await second.stop()
      }
    },
  )
})
