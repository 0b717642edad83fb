import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, expect, inject, it } from 'vitest'
import { book } from '../../booking/db/book.ts'
import { exampleRequest } from '../../booking/db/example-request.ts'
import { openStore } from '../../booking/db/open.ts'
import { databaseFile } from '../../booking/db/sqlite.ts'
import { exampleSettings } from '../../booking/domain/example-settings.ts'
import { migrationsFolder } from '../fixtures/migrations-folder.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/**
 * What a power cut leaves of the embedded database: its file as of the last checkpoint, and the write-ahead log up to
 * some byte. Every booking whose commit was synced must be found, and no half of one.
 */
// In memory where there is such a folder, because it is opened thousands of times.
const folder = temporaryFolder(existsSync('/dev/shm') ? '/dev/shm' : undefined)
const dataDir = path.join(folder, 'data')
const cut = path.join(folder, 'cut.sqlite')
const now = Temporal.Instant.from('2026-11-20T12:00:00Z')

/** Queued with each booking: two e-mails now, two reminders later. */
const MESSAGES = 4

/** Length of the log, in bytes, when each booking was acknowledged. */
const acknowledged: number[] = []
let log: Buffer

beforeAll(async () => {
  // Small pages keep the log short enough to be cut at every single byte.
  mkdirSync(dataDir)
  const empty = new DatabaseSync(databaseFile(dataDir))
  empty.exec('pragma page_size = 512; vacuum')
  empty.close()
  // Closing moves the tables from the log into the file: from here on the log holds bookings alone.
  await (await openStore({ dataDir, migrationsFolder })).close()
  const store = await openStore({ dataDir, migrationsFolder })
  const file = databaseFile(dataDir)
  for (let hour = 0; hour < 3; hour++) {
    const startsAt = Temporal.Instant.from('2026-12-01T15:00:00Z').add({ hours: hour })
    await book(store, exampleRequest({ startsAt }), exampleSettings, now)
    acknowledged.push(statSync(`${file}-wal`).size)
  }
  log = readFileSync(`${file}-wal`)
  copyFileSync(file, cut)
  await store.close()
})

/** Opens the file with the log that is there, as the next start does, and counts bookings and their messages. */
function recover(): { bookings: unknown; messages: unknown } {
  // The index of the log does not survive a power cut.
  rmSync(`${cut}-shm`, { force: true })
  const db = new DatabaseSync(cut, { readOnly: true })
  const row = db
    .prepare('select (select count(*) from bookings) as bookings, (select count(*) from outbox) as messages')
    .get()
  db.close()
  return { bookings: row?.bookings, messages: row?.messages }
}

it('grows the log with every booking', () => {
  expect(acknowledged).toEqual([...new Set(acknowledged)].sort((a, b) => a - b))
  expect(acknowledged.at(-1)).toBe(log.length)
})

/** Lengths at which the log is cut: every one, or one of 17 and those around each acknowledgment. */
const isCutAt = (length: number) =>
  inject('inFull') || length % 17 === 0 || acknowledged.some((size) => Math.abs(size - length) < 30)

it('finds every booking whose commit is in the log, wherever the log was cut', { timeout: 240_000 }, () => {
  writeFileSync(`${cut}-wal`, log)
  for (let length = log.length; length >= 0; length--) {
    if (!isCutAt(length)) continue
    truncateSync(`${cut}-wal`, length)
    const whole = acknowledged.filter((size) => size <= length).length
    const found = recover()
    if (found.bookings !== whole || found.messages !== MESSAGES * whole)
      expect.fail(`Cut at byte ${length}: ${JSON.stringify(found)} instead of ${whole} bookings.`)
  }
})

it('finds the earlier bookings when the last one was written in part, in any order', () => {
  const last = acknowledged.at(-2) ?? 0
  for (let at = last; at < log.length; at += 536) {
    const torn = Buffer.from(log)
    torn.fill(0, at, at + 512)
    writeFileSync(`${cut}-wal`, torn)
    expect(recover()).toEqual({ bookings: 2, messages: 2 * MESSAGES })
  }
})
