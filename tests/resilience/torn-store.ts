import { cpSync, mkdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { book } from '../../booking/db/book.ts'
import { exampleRequest } from '../../booking/db/example-request.ts'
import { openStore } from '../../booking/db/open.ts'
import { databaseFile } from '../../booking/db/sqlite.ts'
import { exampleSettings } from '../../booking/domain/example-settings.ts'
import { migrationsFolder } from '../fixtures/migrations-folder.ts'

const BOOKINGS = 12
const now = Temporal.Instant.from('2026-11-20T12:00:00Z')

/** Data folders as a site leaves them: ended in order, and killed with bookings in the log alone. */
export interface LeftStores {
  ended: string
  killed: string
}

/** Makes both kinds of data folders, with the same bookings. */
export async function makeStores(folder: string): Promise<LeftStores> {
  const left = { ended: path.join(folder, 'ended'), killed: path.join(folder, 'killed') }
  const store = await openStore({ dataDir: left.ended, migrationsFolder })
  for (let hour = 0; hour < BOOKINGS; hour++) {
    const startsAt = Temporal.Instant.from('2026-12-01T15:00:00Z').add({ hours: hour })
    await book(store, exampleRequest({ startsAt, note: 'x'.repeat(900) }), exampleSettings, now)
  }
  mkdirSync(path.join(left.ended, 'mail'))
  cpSync(left.ended, left.killed, { recursive: true })
  await store.close()
  return left
}

/** A data folder that the site must not start on. */
export interface TornStore {
  what: string
  from: keyof LeftStores
  /** Does the damage in a copy of the folder. */
  tear(dataDir: string): void
  /** In the sentence of the refusal. */
  says: RegExp
}

const cut = (dataDir: string, bytes: number) => truncateSync(databaseFile(dataDir), bytes)
const sizeOf = (dataDir: string) => statSync(databaseFile(dataDir)).size
const replaceByFolder = (file: string) => {
  rmSync(file, { force: true, recursive: true })
  mkdirSync(file)
}

const cuts = [0, 1, 50, 99, 100, 511, 512, 4096, 5000, 65_536].map(
  (bytes): TornStore => ({
    what: `bookings.sqlite cut off after ${bytes} bytes`,
    from: 'ended',
    tear: (dataDir) => cut(dataDir, bytes),
    says: bytes < 512 ? /bookings\.sqlite is empty/ : /damaged: restore a backup/,
  }),
)

/** Every damage that is tried; what only a mounted disk can show is in wrong-machine.test.ts. */
export const TORN_STORES: TornStore[] = [
  ...cuts,
  {
    what: 'bookings.sqlite without its last page',
    from: 'ended',
    tear: (dataDir) => cut(dataDir, sizeOf(dataDir) - 4096),
    says: /damaged: restore a backup/,
  },
  {
    what: 'bookings.sqlite missing',
    from: 'ended',
    tear: (dataDir) => rmSync(databaseFile(dataDir)),
    says: /bookings\.sqlite is missing, and this folder held bookings/,
  },
  {
    what: 'bookings.sqlite overwritten with text',
    from: 'ended',
    tear: (dataDir) => writeFileSync(databaseFile(dataDir), 'not a database '.repeat(1000)),
    says: /is not a database: restore a backup/,
  },
  {
    what: 'bookings.sqlite missing beside its log',
    from: 'killed',
    tear: (dataDir) => rmSync(databaseFile(dataDir)),
    says: /bookings\.sqlite is missing/,
  },
  {
    what: 'bookings.sqlite and what says that it was there missing beside its log',
    from: 'killed',
    tear(dataDir) {
      rmSync(databaseFile(dataDir))
      rmSync(`${databaseFile(dataDir)}-created`)
    },
    says: /bookings\.sqlite is missing, and this folder held bookings/,
  },
  {
    what: 'bookings.sqlite empty beside its log, and what says that it was there missing',
    from: 'killed',
    tear(dataDir) {
      cut(dataDir, 0)
      rmSync(`${databaseFile(dataDir)}-created`)
    },
    says: /bookings\.sqlite is empty, and this folder held bookings/,
  },
  {
    what: 'bookings.sqlite cut off in the middle beside its log',
    from: 'killed',
    tear: (dataDir) => cut(dataDir, Math.floor(sizeOf(dataDir) / 2)),
    says: /damaged: restore a backup/,
  },
  {
    what: 'the log missing',
    from: 'killed',
    tear: (dataDir) => rmSync(`${databaseFile(dataDir)}-wal`),
    says: /-wal is missing, which holds the latest bookings/,
  },
  {
    what: 'the log and what says that the database was there missing',
    from: 'killed',
    tear(dataDir) {
      rmSync(`${databaseFile(dataDir)}-wal`)
      rmSync(`${databaseFile(dataDir)}-created`)
    },
    says: /-wal is missing, which holds the latest bookings/,
  },
  {
    what: 'the log overwritten with text',
    from: 'killed',
    tear: (dataDir) => writeFileSync(`${databaseFile(dataDir)}-wal`, 'not a log '.repeat(1000)),
    says: /-wal is damaged/,
  },
  ...['bookings.sqlite', 'bookings.sqlite-wal', 'bookings.sqlite-shm'].map(
    (name): TornStore => ({
      what: `a folder in place of ${name}`,
      from: 'killed',
      tear: (dataDir) => replaceByFolder(path.join(dataDir, name)),
      says: /is a folder, and a file belongs there/,
    }),
  ),
]

/** What else keeps the site from starting, which the store alone does not know. */
export const WRONG_FOLDERS: TornStore[] = [
  {
    what: 'a file in place of the folder for e-mails',
    from: 'ended',
    tear(dataDir) {
      rmSync(path.join(dataDir, 'mail'), { recursive: true })
      writeFileSync(path.join(dataDir, 'mail'), '')
    },
    says: /mail" can't be used \(it is a file, where a folder belongs\)/,
  },
  {
    what: 'a file in place of the data folder',
    from: 'ended',
    tear(dataDir) {
      rmSync(dataDir, { recursive: true })
      writeFileSync(dataDir, '')
    },
    says: /can't be written \(it is a file/,
  },
]

/** A copy of a left store with the damage done to it. */
export function tornCopy(left: LeftStores, { from, tear }: TornStore, folder: string): string {
  rmSync(folder, { recursive: true, force: true })
  cpSync(left[from], folder, { recursive: true })
  tear(folder)
  return folder
}
