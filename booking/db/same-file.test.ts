import { execFileSync } from 'node:child_process'
import { closeSync, existsSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, vi } from 'vitest'
import { migrationsFolder } from '../../tests/fixtures/migrations-folder.ts'
import { answers, startBookingService, type TestService } from '../../tests/fixtures/start-booking-service.ts'
import { listBookings } from '../../tests/fixtures/stored-rows.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { exampleSettings } from '../domain/example-settings.ts'
import { book } from './book.ts'
import { exampleRequest } from './example-request.ts'
import { openStore } from './open.ts'
import { databaseFile } from './sqlite.ts'

const dataDir = temporaryFolder()

const bookCall = async (desk: TestService, n: number) =>
  (await desk.post(answers(await desk.key(), (await desk.starts())[n * 4] ?? ''), { json: true })).status

/** Drops the locks that the site holds, and closes the database in a program that then thinks it is the last. */
function deleteLog(file: string): void {
  const program =
    "const database = new (require('node:sqlite').DatabaseSync)(process.argv[1]); " +
    "database.exec('pragma locking_mode = exclusive; select count(*) from bookings'); database.close()"
  closeSync(openSync(file, 'r'))
  execFileSync(process.execPath, ['-e', program, file])
  expect(existsSync(`${file}-wal`)).toBe(false)
}

function replaceLog(file: string): void {
  rmSync(`${file}-wal`)
  writeFileSync(`${file}-wal`, '')
}

it.each([
  { what: 'deleted by a program', lose: deleteLog },
  { what: 'replaced', lose: replaceLog },
])('books nothing and is not ready when its log was $what', async ({ lose }) => {
  const desk = await startBookingService()
  expect(await bookCall(desk, 0)).toBe(201)
  await desk.service.ping()
  const form = answers(await desk.key(), (await desk.starts())[4] ?? '')
  lose(databaseFile(desk.settings.dataDir))

  expect((await desk.post(form, { json: true })).status).toBe(503)
  const lines = desk.logged().split('\n')
  expect(lines.filter((line) => line.includes('could not write a booking (LOG_REPLACED)'))).toHaveLength(1)
  await expect(desk.service.ping()).rejects.toMatchObject({ name: 'StoreError', code: 'LOG_REPLACED' })
  expect(await desk.service.health()).toMatchObject({ ok: false })
  await desk.close()
})

it('has the bookings of a deleted log after it was stopped in order and started again', async () => {
  const first = await openStore({ dataDir, migrationsFolder })
  await book(first, exampleRequest(), exampleSettings, Temporal.Instant.from('2026-11-20T12:00:00Z'))
  rmSync(`${databaseFile(dataDir)}-wal`)
  await first.close()
  const second = await openStore({ dataDir, migrationsFolder })
  expect(await listBookings(second)).toHaveLength(1)
  await second.close()
})

it('books on after SQLite has emptied its log and begun it again', async () => {
  const desk = await startBookingService()
  const file = databaseFile(desk.settings.dataDir)
  expect(await bookCall(desk, 0)).toBe(201)
  const { ino } = statSync(`${file}-wal`)
  const other = new DatabaseSync(file)
  // Busy while the e-mails of the booking are recorded.
  await vi.waitFor(() => {
    expect(other.prepare('pragma wal_checkpoint(truncate)').get()).toMatchObject({ busy: 0 })
    expect(statSync(`${file}-wal`)).toMatchObject({ ino, size: 0 })
  }, 10_000)
  other.close()
  await desk.service.ping()
  expect(await bookCall(desk, 1)).toBe(201)
  await desk.service.ping()
  expect(statSync(`${file}-wal`).ino).toBe(ino)
  await desk.close()
})
