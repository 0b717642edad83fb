import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { bookExample } from '../../tests/fixtures/book-example.ts'
import { recordingLog } from '../../tests/fixtures/recording-log.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { verifyBackup } from './backup.ts'
import { copyElsewhere } from './copy-elsewhere.ts'
import { backupsIn, type HourlyBackupOptions, startHourlyBackup } from './hourly-backup.ts'
import { openStore } from './open.ts'

const root = temporaryFolder()

/** The work on a database in a folder of its own, whose clock and log the test has. */
async function begin(name: string, over: Partial<HourlyBackupOptions> = {}) {
  const clock = { now: Temporal.Instant.from('2026-11-20T12:00:00Z') }
  const { log, lines } = recordingLog()
  const options: HourlyBackupOptions = {
    store: { dataDir: path.join(root, name, 'data'), databaseUrl: undefined },
    folder: path.join(root, name, 'backups'),
    keepDays: 3,
    now: () => clock.now,
    log,
    ...over,
  }
  await (await openStore(options.store)).close()
  const work = startHourlyBackup(options)
  return { ...work, folder: options.folder, clock, lines }
}

it('makes a backup an hour, and keeps those of 24 hours and one a day', async () => {
  const { check, stop, state, clock, folder } = await begin('hours')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'notes.txt'), 'not ours')
  const ofDays = ['2026-11-20T12', '2026-11-20T13', '2026-11-21T12', '2026-11-21T13']
  const ofHours = Array.from({ length: 26 }, (_, hour) =>
    Temporal.Instant.from('2026-11-23T00:00Z').add({ hours: hour }),
  )
  for (const now of [...ofDays.map((hour) => Temporal.Instant.from(`${hour}:30Z`)), ...ofHours]) {
    clock.now = now
    await check()
    await check()
  }
  await stop()
  const names = backupsIn(folder)
  expect(names).toHaveLength(25)
  expect(names.slice(0, 2)).toEqual(['bookings-2026-11-21T13Z.sqlite', 'bookings-2026-11-23T02Z.sqlite'])
  expect(existsSync(path.join(folder, 'notes.txt'))).toBe(true)
  await verifyBackup(path.join(folder, names.at(-1) ?? ''))
  expect(state()).toEqual({ takenAt: Temporal.Instant.from('2026-11-24T01:00Z'), fault: null })
})

it('opens what it finds at the start, and writes a damaged one again', async () => {
  const { check, stop, state, folder } = await begin('damaged')
  await check()
  const file = path.join(folder, backupsIn(folder)[0] ?? '')
  await stop()
  writeFileSync(file, readFileSync(file).subarray(0, 5000))
  const again = await begin('damaged')
  await again.check()
  expect(again.state().fault).toContain('is not a whole backup')
  expect(existsSync(file)).toBe(false)
  await again.check()
  await again.stop()
  expect(again.state()).toEqual(state())
})

it('keeps the backups of a database that is gone, and says so', async () => {
  const { check, stop, folder, clock } = await begin('gone')
  const dataDir = path.join(root, 'gone', 'data')
  const store = await openStore({ dataDir })
  for (let n = 0; n < 5; n++) {
    const startsAt = clock.now.add({ hours: 24 + n })
    const email = `visitor.${n}@clinic.example.com`
    await bookExample(store, { startsAt, email, formKey: `key ${n}` }, clock.now)
  }
  await store.close()
  await check()
  await stop()
  rmSync(dataDir, { recursive: true })
  const again = await begin('gone')
  again.clock.now = clock.now.add({ hours: 1 })
  await again.check()
  await again.stop()
  expect(again.state().fault).toContain('bookings-2026-11-20T12Z.sqlite has 5')
  expect(backupsIn(folder)).toEqual(['bookings-2026-11-20T12Z.sqlite'])
})

it('reports a failure without ending anything', async () => {
  const { check, stop, state, lines, folder } = await begin('failing')
  writeFileSync(folder, 'a file where the folder belongs')
  await check()
  expect(state()).toEqual({ takenAt: null, fault: `The backup could not be written to ${folder} (EEXIST).` })
  expect(lines.join()).toContain('The backup failed')
  await stop()
})

it('has each backup copied by the owner’s command, and tries again with its words when that fails', async () => {
  const elsewhere = path.join(root, 'else where')
  const command = `cp {file} '${elsewhere}/'`
  const { check, stop, state, folder } = await begin('it’s copied', { command })
  await check()
  expect(state().fault).toMatch(/^BACKUP_COMMAND ended with 1\. cp: .*else where/)
  expect(state().takenAt).not.toBeNull()
  mkdirSync(elsewhere)
  await check()
  await stop()
  expect(state().fault).toBeNull()
  expect(readdirSync(elsewhere)).toEqual(backupsIn(folder))
})

it('ends a command after its time, and waits for nothing that it left running', async () => {
  const { signal } = new AbortController()
  const copied = copyElsewhere('sleep 60 | cat {file} -', __filename, signal, 200)
  await expect(copied).rejects.toThrow('BACKUP_COMMAND did not end within 1 minutes.')
  await copyElsewhere('setsid sleep 5 & exit 0', __filename, signal, 200)
})
