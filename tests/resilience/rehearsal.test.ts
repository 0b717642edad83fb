import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { eachEngine } from '../fixtures/each-engine.ts'
import { runDesk } from '../fixtures/run-desk.ts'
import { startServer } from '../fixtures/start-server.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { freeStarts, openForms, send } from '../fixtures/visitor.ts'

const VISITORS = 24
const folder = temporaryFolder()

/** What `backup` and `verify` print: number and checksum of the rows of each table. */
async function sums(env: Record<string, string>, ...typed: string[]) {
  const { code, out, complaint } = await runDesk(env, ...typed, '--json')
  if (code !== 0) throw new Error(`${typed.join(' ')}: ${complaint}`)
  return JSON.parse(out)
}

const withoutAudit = (all: { table: string }[]) => all.filter(({ table }) => table !== 'audit')

describe.each(await eachEngine())('$engine', ({ engine, databaseUrl, skip }) => {
  it.skipIf(skip)(
    'is backed up under load, restored elsewhere, and the same',
    { timeout: 240_000 },
    async () => {
      const place = path.join(folder, engine.replaceAll(' ', '-'))
      const env = { DATA_DIR: path.join(place, 'data'), DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' }
      const elsewhere = { DATA_DIR: path.join(place, 'elsewhere') }
      const backup = path.join(place, 'backup.sqlite')
      const site = await startServer(env)
      const acknowledged: string[] = []
      let before: string[] = []
      let original: { table: string }[] = []
      try {
        const starts = await freeStarts(site.origin)
        const visitors = await openForms(site.origin, VISITORS)
        const load = visitors.map(async (visitor, n) => {
          await wait(n * 100)
          const answer = await send(site.origin, visitor, starts[n * 4] ?? '')
          if (answer.status === 201) acknowledged.push(visitor.email)
        })
        while (acknowledged.length < 3) await wait(5)
        before = [...acknowledged]
        original = await sums(env, 'backup', backup)
        await Promise.all(load)
        // Nobody was refused because of the backup.
        expect(acknowledged).toHaveLength(VISITORS)
      } finally {
        await site.stop()
      }

      expect(await sums({}, 'verify', backup)).toEqual(original)
      expect(await runDesk(elsewhere, 'restore', backup)).toMatchObject({ code: 0, complaint: '' })
      // The restored audit trail alone has one entry more: the restore.
      const again = await sums(elsewhere, 'backup', `${backup}-again`)
      expect(withoutAudit(again)).toEqual(withoutAudit(original))
      const restored: { email: string; startsAt: string }[] = await sums(elsewhere, 'bookings', '--all')
      expect(restored.map(({ email }) => email)).toEqual(expect.arrayContaining(before))

      // The restored site books on, and offers no time that is taken.
      const second = await startServer({ ...elsewhere, LOG_LEVEL: 'warn' })
      try {
        const free = await freeStarts(second.origin)
        const taken = restored.map(({ startsAt }) => startsAt)
        expect(free.filter((start) => taken.includes(start))).toEqual([])
        const [visitor] = await openForms(second.origin, 1)
        if (!visitor) throw new Error('No form was opened.')
        expect((await send(second.origin, visitor, free[0] ?? '')).status).toBe(201)
      } finally {
        await second.stop()
      }
    },
  )
})
