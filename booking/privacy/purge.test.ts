import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { exampleLeadRequest } from '../../tests/fixtures/examples/example-lead.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { recordingLog } from '../../tests/fixtures/recording-log.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { noLog } from '../core/reporting.ts'
import { storeLead } from '../lead/mutations.ts'
import { openStore } from '../store/open.ts'
import { startPurge } from './purge.ts'

const root = temporaryFolder()

it('never deletes the newest backup, however old it is', async () => {
  const [dataDir, folder] = [path.join(root, 'lasting'), path.join(root, 'old-backups')]
  mkdirSync(folder)
  for (const day of ['2025-01-01', '2025-01-02'])
    writeFileSync(path.join(folder, `bookings-${day}T05Z.sqlite`), '')
  const store = await openStore({ dataDir })
  const settings = { ...exampleSettings, dataDir, backup: { folder, keepDays: 30 } }
  let now = Temporal.Instant.from('2026-11-22T12:00:00Z')
  const purge = startPurge({ store, settings, now: () => now, log: noLog })
  await purge.check()
  now = now.add({ hours: 24 })
  await purge.check()
  expect(readdirSync(folder)).toEqual(['bookings-2025-01-02T05Z.sqlite'])
  await purge.stop()
  await store.close()
})

it('deletes expired rows, mails and backups once a day, unless it has not done so for days, and logs only counts', async () => {
  const dataDir = path.join(root, 'data')
  const folder = path.join(root, 'backups')
  const clock = { now: Temporal.Instant.from('2026-11-22T12:00:00Z') }
  const { log, lines } = recordingLog()
  const store = await openStore({ dataDir })
  const addLead = async (daysAgo: number) => {
    await storeLead(store, exampleLeadRequest(), clock.now.subtract({ hours: 24 * daysAgo }))
    await store.db.updateTable('outbox').set({ sentAt: clock.now }).execute()
  }
  mkdirSync(path.join(dataDir, 'mail'), { recursive: true })
  mkdirSync(folder)
  const mail = (name: string, daysAgo: number) => {
    const file = path.join(dataDir, 'mail', name)
    writeFileSync(file, 'To: a@example.com\r\n\r\n')
    const seconds = clock.now.epochMilliseconds / 1000 - (daysAgo - 1) * 24 * 3600
    utimesSync(file, seconds, seconds)
  }
  mail('old.eml', 31)
  mail('young.eml', 29)
  mail('notes.txt', 400)
  for (const day of ['2026-09-01', '2026-10-23', '2026-10-24', '2026-11-21'])
    writeFileSync(path.join(folder, `bookings-${day}T05Z.sqlite`), '')
  writeFileSync(path.join(folder, 'by-hand.sqlite'), '')
  await addLead(900)
  await addLead(10)

  const settings = { ...exampleSettings, dataDir, backup: { folder, keepDays: 30 } }
  const purge = startPurge({ store, settings, now: () => clock.now, log })
  // The first time, and after a leap of the clock, it only notes the day.
  const leads = async () => (await store.db.selectFrom('leads').select('id').execute()).length
  await purge.check()
  expect(await leads()).toBe(2)
  const today = clock.now
  clock.now = today.add({ hours: 24 * 365 * 3 })
  await purge.check()
  clock.now = today
  await purge.check()
  expect(await leads()).toBe(2)
  expect(lines.splice(0)).toHaveLength(3)

  clock.now = today.add({ hours: 24 })
  await purge.check()
  expect(await leads()).toBe(1)
  expect(readdirSync(path.join(dataDir, 'mail')).sort()).toEqual(['notes.txt', 'young.eml'])
  expect(readdirSync(folder).sort()).toEqual([
    'bookings-2026-10-24T05Z.sqlite',
    'bookings-2026-11-21T05Z.sqlite',
    'by-hand.sqlite',
  ])
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ leads: 1, bookings: 0, mails: 1, backups: 2 })

  mail('late.eml', 40)
  await purge.check()
  expect(existsSync(path.join(dataDir, 'mail', 'late.eml'))).toBe(true)
  for (const [hours, isKept] of [
    [72, true],
    // The clock was set back.
    [-1, true],
    [71, false],
  ] as const) {
    clock.now = clock.now.add({ hours })
    await purge.check()
    expect(existsSync(path.join(dataDir, 'mail', 'late.eml'))).toBe(isKept)
  }
  lines.length = 0
  clock.now = clock.now.add({ hours: 24 })
  await purge.check()
  expect(lines).toEqual([])

  // What failed is tried again the same day, and days of failures are no pause.
  rmSync(folder, { recursive: true })
  writeFileSync(folder, 'a file where the folder belongs')
  for (let day = 0; day < 4; day++) {
    clock.now = clock.now.add({ hours: 24 })
    await purge.check()
    expect(lines.at(-1)).toContain('it is tried again')
  }
  rmSync(folder)
  mail('late.eml', 40)
  await purge.check()
  expect(existsSync(path.join(dataDir, 'mail', 'late.eml'))).toBe(false)

  await store.close()
  clock.now = clock.now.add({ hours: 24 })
  await purge.check()
  expect(lines.at(-1)).toContain('it is tried again')
  await purge.stop()
})
