import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { eachEngine } from '../fixtures/each-engine.ts'
import { runScript } from '../fixtures/run-desk.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { startSmtp } from '../fixtures/servers/start-smtp.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForms, send, type Visitor } from '../fixtures/visitor.ts'

const BEFORE = 12
const AFTER = 8
const AGENCY = 'team@wellbooked.example'

/** Books the first free times, and resolves to them. */
async function bookAll(origin: string, visitors: Visitor[]): Promise<string[]> {
  const starts = (await freeStarts(origin)).filter((_, n) => n % 3 === 0).slice(0, visitors.length)
  for (const [n, start] of starts.entries()) {
    const visitor = visitors[n] as Visitor
    expect((await send(origin, visitor, start)).status).toBe(201)
  }
  return starts
}

describe.each(await eachEngine())('$engine', ({ databaseUrl, skip }) => {
  it.skipIf(skip)(
    'the machine is gone with its database and backups: the newest copy elsewhere has all but what came after it',
    { timeout: 120_000 },
    async () => {
      const folder = temporaryFolder()
      const smtp = await startSmtp()
      const [machine, elsewhere] = [path.join(folder, 'machine'), path.join(folder, 'elsewhere')]
      mkdirSync(elsewhere)
      const env = {
        DATA_DIR: path.join(machine, 'data'),
        BACKUP_DIR: path.join(machine, 'backups'),
        BACKUP_COMMAND: `cp {file} ${elsewhere}/`,
        DATABASE_URL: databaseUrl,
        SMTP_URL: smtp.url,
        MAIL_COPY_TO: AGENCY,
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'warn',
      }
      const first = await serverForTests(env)
      const kept = await bookAll(first.origin, await openForms(first.origin, BEFORE))
      await first.stop()

      // Makes the server write the next hour's backup.
      rmSync(env.BACKUP_DIR, { recursive: true })
      const second = await serverForTests(env)
      const health = async () => (await fetch(`${second.origin}/health`)).json()
      await vi.waitFor(async () => expect((await health()).backup.ok).toBe(true), 30_000)
      const late = await openForms(second.origin, AFTER)
      const lost = await bookAll(second.origin, late)
      const told = () => smtp.received.filter(({ to }) => to[0] === AGENCY).map(({ raw }) => String(raw))
      await vi.waitFor(() => expect(told()).toHaveLength(BEFORE + AFTER), 60_000)
      await second.kill()
      rmSync(machine, { recursive: true })

      const DATA_DIR = path.join(folder, 'another machine')
      const newest = path.join(elsewhere, readdirSync(elsewhere).sort().at(-1) ?? '')
      const { code, complaint } = await runScript('desk.ts', { DATA_DIR }, 'restore', newest)
      expect([code, complaint]).toEqual([0, ''])
      const third = await serverForTests({ DATA_DIR, SMTP_URL: smtp.url, TRUSTED_PROXIES: '1' })
      const free = await freeStarts(third.origin)
      expect(kept.filter((start) => free.includes(start))).toEqual([])
      const missing = lost.filter((start) => free.includes(start))
      console.log(
        `${kept.length} calls were restored; ${missing.length} booked after the backup are missing.`,
      )
      expect(missing).toEqual(lost)
      // The agency's email copies still name the visitors of the lost calls.
      for (const { email } of late) expect(told().some((mail) => mail.includes(email))).toBe(true)
      // A page that was open all the time still books.
      expect((await send(third.origin, late[0] as Visitor, lost[0] ?? '')).status).toBe(201)
    },
  )
})
