import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { openStore } from '../../booking/db/open.ts'
import { databaseFile } from '../../booking/db/sqlite.ts'
import { migrationsFolder } from '../fixtures/migrations-folder.ts'
import { listBookings } from '../fixtures/stored-rows.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

/**
 * The last program that closes an SQLite database deletes its log. SQLite knows by its locks which one is the last, and
 * the system drops those of a process that closes any descriptor of the file (sqlite.org/howtocorrupt.html).
 */
const folder = temporaryFolder()
/** Where Debian and most others install it. */
const SQLITE3 = '/usr/bin/sqlite3'
const running: ChildProcess[] = []

afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** A process with a store open in this folder. */
async function openElsewhere(dataDir: string): Promise<ChildProcess> {
  const child = fork(path.join(import.meta.dirname, 'store-process.ts'), {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: dataDir },
    // Not those of the test runner.
    execArgv: [],
  })
  running.push(child)
  expect(await answerOf(child)).toBe('open')
  return child
}

async function answerOf(child: ChildProcess, wanted?: string): Promise<string> {
  const end = new AbortController()
  const answered = once(child, 'message', { signal: end.signal }).then(([answer]) => String(answer))
  const ended = once(child, 'exit', { signal: end.signal }).then(() => 'the process ended')
  if (wanted) child.send(wanted)
  return await Promise.race([answered, ended]).finally(() => {
    answered.catch(() => {})
    ended.catch(() => {})
    end.abort()
  })
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

/**
 * Opens and closes the database in another program. SQLite since 3.51 looks at the locks of the log's index as well
 * before it deletes the log; Node's does so unless it opens the database without that index, for itself alone.
 */
const PROGRAMS: Record<string, (file: string) => void> = {
  'one that wants it for itself'(file) {
    const program =
      "const { DatabaseSync } = require('node:sqlite'); const database = new DatabaseSync(process.argv[1]); " +
      "try { database.exec('pragma locking_mode = exclusive; select count(*) from bookings') } " +
      'catch (error) { if (error.errcode !== 5) throw error } finally { database.close() }'
    execFileSync(process.execPath, ['-e', program, file])
  },
  sqlite3: (file) => void execFileSync(SQLITE3, [file, 'select count(*) from bookings']),
}

const logOf = (dataDir: string) => {
  const log = `${databaseFile(dataDir)}-wal`
  return existsSync(log) ? statSync(log).ino : 'no log'
}

it.each([
  { run: 'first', program: 'one that wants it for itself' },
  { run: 'first', program: 'sqlite3' },
  { run: 'second', program: 'one that wants it for itself' },
  { run: 'backed-up', program: 'one that wants it for itself' },
])('in the $run run, a program that closes the database leaves its log alone: $program', async (tried) => {
  const { run, program } = tried
  if (program === 'sqlite3' && !existsSync(SQLITE3)) return console.warn(`SKIPPED: no ${SQLITE3} here.`)
  const dataDir = path.join(folder, `${run} ${program}`)
  if (run === 'second') await kill(await openElsewhere(dataDir))
  const site = await openElsewhere(dataDir)
  if (run === 'backed-up') expect(await answerOf(site, 'backUp')).toBe('backed up')
  expect(await answerOf(site, '2026-12-01T15:00:00Z')).toBe('booked')

  const log = logOf(dataDir)
  expect(log).toBeTypeOf('number')
  PROGRAMS[program]?.(databaseFile(dataDir))
  expect(logOf(dataDir)).toBe(log)

  expect(await answerOf(site, '2026-12-01T18:00:00Z')).toBe('booked')
  await kill(site)
  const store = await openStore({ dataDir, migrationsFolder })
  expect((await listBookings(store)).map(({ startsAt }) => startsAt.toString())).toEqual([
    '2026-12-01T15:00:00Z',
    '2026-12-01T18:00:00Z',
  ])
  await store.close()
})
