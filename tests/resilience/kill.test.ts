import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { eachEngine } from '../fixtures/each-engine.ts'
import { runScript } from '../fixtures/run-desk.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForms, send, type Visitor } from '../fixtures/visitor.ts'

const OFTEN = Boolean(process.env.RESILIENCE)

/** Returns the addresses whose confirmation is in the mail folder. */
function confirmed(dataDir: string): string[] {
  const mail = path.join(dataDir, 'mail')
  if (!existsSync(mail)) return []
  const letters = readdirSync(mail).filter((file) => file.endsWith('.eml'))
  return letters.flatMap(
    (file) => /^To: (.+?)\r?$/m.exec(readFileSync(path.join(mail, file), 'utf8'))?.[1] ?? [],
  )
}

describe.each(await eachEngine())('$engine', ({ databaseUrl, skip }) => {
  it.skipIf(skip)(
    'keeps every acknowledged booking and its email when the process is killed under load',
    { timeout: 150_000, repeats: OFTEN ? 2 : 0 },
    async () => {
      const DATA_DIR = temporaryFolder()
      const env = { DATA_DIR, DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '1', LOG_LEVEL: 'warn' }
      const first = await serverForTests(env)
      const starts = await freeStarts(first.origin)
      const visitors = await openForms(first.origin, 40)
      const acknowledged: { visitor: Visitor; start: string }[] = []
      const stream = visitors.map(async (visitor, n) => {
        await wait(n * 25)
        const start = starts[n] ?? ''
        // A booking whose response the kill prevented was not acknowledged.
        const answer = await send(first.origin, visitor, start).catch(() => null)
        if (answer?.status === 201) acknowledged.push({ visitor, start })
      })
      while (acknowledged.length < 8) await wait(5)
      await first.kill()
      await Promise.all(stream)
      expect(acknowledged.length).toBeLessThan(visitors.length)
      const owed = acknowledged.map(({ visitor }) => visitor.email)
      // An operator reads what a killed process has left.
      const exported = await runScript('desk.ts', env, 'export', 'bookings', '--json')
      expect(exported).toMatchObject({ code: 0, complaint: '' })
      const emails = JSON.parse(exported.out).map(({ email }: { email: string }) => email)
      expect(emails).toEqual(expect.arrayContaining(owed))

      const second = await serverForTests(env)
      const free = await freeStarts(second.origin)
      expect(acknowledged.filter(({ start }) => free.includes(start))).toEqual([])
      // Emails that the killed process was sending follow half a minute later, which is too long for every test
      // run.
      if (OFTEN)
        await vi.waitFor(() => expect(confirmed(DATA_DIR)).toEqual(expect.arrayContaining(owed)), 60_000)
      // An acknowledged visitor who submits again gets the first booking.
      const [one] = acknowledged
      if (one) expect((await send(second.origin, one.visitor, one.start)).status).toBe(200)
    },
  )
})
