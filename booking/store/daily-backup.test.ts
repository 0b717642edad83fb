import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { migrationsFolder } from '../../tests/fixtures/migrations-folder.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { verifyBackup } from './backup.ts'
import { type DailyBackupOptions, startDailyBackup } from './daily-backup.ts'
import { openStore } from './open.ts'

const root = temporaryFolder()

function optionsIn(name: string, clock: { now: string }, lines: string[]): DailyBackupOptions {
  const record = (fields: object, message: string) => void lines.push(JSON.stringify({ ...fields, message }))
  return {
    store: { dataDir: path.join(root, name, 'data'), databaseUrl: undefined, migrationsFolder },
    folder: path.join(root, name, 'backups'),
    keep: 3,
    zone: 'America/New_York',
    now: () => Temporal.Instant.from(clock.now),
    log: { info: record, warn: record, error: record },
  }
}

it('makes one backup a day, in the office’s zone, and keeps the newest', async () => {
  const clock = { now: '2026-11-20T12:00:00Z' }
  const options = optionsIn('days', clock, [])
  await (await openStore(options.store)).close()
  const daily = startDailyBackup(options)
  await daily.check()
  writeFileSync(path.join(options.folder, 'notes.txt'), 'not ours')
  for (const now of [
    '2026-11-20T20:00:00Z',
    '2026-11-21T04:59:00Z',
    '2026-11-21T05:01:00Z',
    '2026-11-23T12:00:00Z',
    '2026-11-24T12:00:00Z',
  ]) {
    clock.now = now
    await daily.check()
  }
  await daily.stop()
  expect(readdirSync(options.folder).sort()).toEqual([
    'bookings-2026-11-21.sqlite',
    'bookings-2026-11-23.sqlite',
    'bookings-2026-11-24.sqlite',
    'notes.txt',
  ])
  await verifyBackup(path.join(options.folder, 'bookings-2026-11-24.sqlite'))
})

it('reports a failure without ending anything, and succeeds later', async () => {
  const lines: string[] = []
  const options = optionsIn('failing', { now: '2026-11-20T12:00:00Z' }, lines)
  await (await openStore(options.store)).close()
  writeFileSync(path.join(root, 'failing', 'backups'), 'a file where the folder belongs')
  const daily = startDailyBackup({ ...options, folder: path.join(root, 'failing', 'backups', 'x') })
  await daily.check()
  await daily.stop()
  expect(lines.join()).toContain('The daily backup failed')
  expect(lines.join()).toContain('ENOTDIR')
  const second = startDailyBackup({ ...options, folder: path.join(root, 'failing', 'other') })
  await second.check()
  await second.stop()
  expect(existsSync(path.join(root, 'failing', 'other', 'bookings-2026-11-20.sqlite'))).toBe(true)
})
