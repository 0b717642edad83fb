import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '../../booking/db/open.ts'
import { databaseFile } from '../../booking/db/sqlite.ts'
import { migrationsFolder } from '../fixtures/migrations-folder.ts'
import { refusedStart } from '../fixtures/start-server.ts'
import { listBookings } from '../fixtures/stored-rows.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'
import { type LeftStores, makeStores, TORN_STORES, tornCopy, WRONG_FOLDERS } from './torn-store.ts'

const folder = temporaryFolder()
let left: LeftStores
beforeAll(async () => {
  left = await makeStores(folder)
})

/** Bytes of the database and of its log; null for one that is missing. */
const sizesIn = (dataDir: string) =>
  [databaseFile(dataDir), `${databaseFile(dataDir)}-wal`].map((file) =>
    existsSync(file) ? statSync(file).size : null,
  )

describe('a torn store is refused with one sentence and stays as it is:', () => {
  it.each(TORN_STORES)('$what', async (torn) => {
    const dataDir = tornCopy(left, torn, path.join(folder, 'torn'))
    const before = sizesIn(dataDir)
    const failure = await openStore({ dataDir, migrationsFolder }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ name: 'StoreUnusable', message: expect.stringMatching(torn.says) })
    expect((failure as Error).message).toMatch(/^[^\n]+\.$/)
    expect(sizesIn(dataDir)).toEqual(before)
  })
})

describe('the site itself ends with the sentence, without a stack:', () => {
  const names = ['bookings.sqlite missing', 'bookings.sqlite cut off after 4096 bytes', 'the log missing']
  const some = [...TORN_STORES.filter(({ what }) => names.includes(what)), ...WRONG_FOLDERS]
  it.each(some)('$what', async (torn) => {
    const dataDir = tornCopy(left, torn, path.join(folder, 'torn'))
    const { code, output } = await refusedStart({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
    expect(output).toMatch(torn.says)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })
})

it.each(['ended', 'killed'] as const)(
  'a whole store that was %s opens with all its bookings',
  async (from) => {
    const dataDir = tornCopy(left, { what: '', from, tear() {}, says: /./ }, path.join(folder, 'whole'))
    const store = await openStore({ dataDir, migrationsFolder })
    expect(await listBookings(store)).toHaveLength(12)
    await store.close()
  },
)

it('begins one beside an empty log, in which nothing was booked', async () => {
  const dataDir = path.join(folder, 'empty-log')
  mkdirSync(dataDir)
  writeFileSync(`${databaseFile(dataDir)}-wal`, '')
  const store = await openStore({ dataDir, migrationsFolder })
  expect(await listBookings(store)).toEqual([])
  await store.close()
})

it('begins an empty one when the old one was moved away as docs/operate.md says', async () => {
  const dataDir = tornCopy(
    left,
    { what: '', from: 'killed', tear() {}, says: /./ },
    path.join(folder, 'moved'),
  )
  for (const end of ['', '-wal', '-shm', '-created'])
    rmSync(`${databaseFile(dataDir)}${end}`, { force: true })
  const store = await openStore({ dataDir, migrationsFolder })
  expect(await listBookings(store)).toEqual([])
  await store.close()
})
