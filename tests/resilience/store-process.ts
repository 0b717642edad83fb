import path from 'node:path'
import { startDailyBackup } from '../../booking/daily-backup.ts'
import { book } from '../../booking/db/book.ts'
import { exampleRequest } from '../../booking/db/example-request.ts'
import { openStore } from '../../booking/db/open.ts'
import { exampleSettings } from '../../booking/domain/example-settings.ts'
import { migrationsFolder } from '../fixtures/migrations-folder.ts'

/**
 * A process with the embedded store of the folder DATA_DIR open, from its sources. It says `open` to its parent, and
 * answers `backUp`, or an instant, at which it books a call, when that is done.
 */
const { DATA_DIR: dataDir = '' } = process.env
const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const store = await openStore({ dataDir, migrationsFolder })

process.on('message', async (wanted: string) => {
  if (wanted === 'backUp') {
    const silent = { info() {}, warn() {}, error: (_: object, message: string) => process.send?.(message) }
    const folder = path.join(dataDir, 'backups')
    const options = { store: { dataDir, migrationsFolder }, folder, keep: 7, zone: 'UTC', log: silent }
    const backup = startDailyBackup({ ...options, now: () => now })
    await backup.stop()
    process.send?.('backed up')
    return
  }
  const request = exampleRequest({ startsAt: Temporal.Instant.from(wanted) })
  const answer = await book(store, request, exampleSettings, now).then(
    ({ kind }) => kind,
    (error: Error) => error.message,
  )
  process.send?.(answer)
})

process.send?.('open')
