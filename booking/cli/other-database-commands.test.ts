import path from 'node:path'
import { expect, it } from 'vitest'
import { migrationsFolder } from '../../tests/fixtures/migrations-folder.ts'
import { startPostgres } from '../../tests/fixtures/start-postgres.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { typeCommand } from '../../tests/fixtures/type-command.ts'
import { listChanges, recordChange } from '../db/audit.ts'
import { book } from '../db/book.ts'
import { exampleRequest } from '../db/example-request.ts'
import { openStore } from '../db/open.ts'
import { settingsWithClinic } from '../domain/example-settings.ts'
import { AGENCY_HOST } from '../domain/hosts.ts'

const dataDir = path.join(temporaryFolder(), 'data')
const now = Temporal.Instant.from('2026-11-20T12:00:00Z')

it('records a move to PostgreSQL there, after the entries that were moved', async (context) => {
  const postgres = await startPostgres()
  if (!postgres) return context.skip('SKIPPED: no PostgreSQL binaries on this machine')
  try {
    const from = await openStore({ dataDir, migrationsFolder })
    const startsAt = Temporal.Instant.from('2026-12-01T15:00:00Z')
    await book(from, exampleRequest({ startsAt }), settingsWithClinic, now)
    const earlier = { operator: 'ana', action: 'export', host: 'legacy-oaks', details: { list: 'bookings' } }
    await recordChange(from.db, earlier, now)
    await from.close()

    const settings = { ...settingsWithClinic, dataDir }
    const without = await typeCommand(['move-to-postgres'], { settings, now: () => now })
    expect(without).toMatchObject({ code: 1, err: expect.stringContaining('Set DATABASE_URL') })
    // As the command creates no tables, the new database is prepared by a start of the site.
    await (await openStore({ dataDir, databaseUrl: postgres.url, migrationsFolder })).close()
    const withTarget = { ...settings, databaseUrl: postgres.url }
    const { code, out } = await typeCommand(['move-to-postgres'], { settings: withTarget, now: () => now })
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/bookings +1 [\s\S]*Moved, and compared row by row/),
    ])

    const to = await openStore({ dataDir, databaseUrl: postgres.url, migrationsFolder })
    expect(await listChanges(to, AGENCY_HOST, 9)).toMatchObject([
      { operator: 'pat', action: 'move-to-postgres', details: { bookings: '1', audit: '1' } },
    ])
    expect(await listChanges(to, 'legacy-oaks', 9)).toMatchObject([{ operator: 'ana', action: 'export' }])
    await to.close()
  } finally {
    await postgres.stop()
  }
})
