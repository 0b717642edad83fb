import path from 'node:path'
import { expect, it } from 'vitest'
import { exampleRequest } from '../../tests/fixtures/example-request.ts'
import { exampleSettings } from '../../tests/fixtures/example-settings.ts'
import { migrationsFolder } from '../../tests/fixtures/migrations-folder.ts'
import { startPostgres } from '../../tests/fixtures/servers/start-postgres.ts'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { book } from '../book/mutations.ts'
import { claimDue } from '../messages/outbox-claims.ts'
import { listBookings } from '../operator/listings.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { openStore } from './open.ts'
import { StoreError, StoreUnusable } from './store-error.ts'

const dataDir = path.join(temporaryFolder(), 'data')
const now = Temporal.Instant.from('2026-11-20T12:00:00Z')

it('moves everything to an empty PostgreSQL, after which the old database takes no booking', async (context) => {
  const postgres = await startPostgres()
  if (!postgres) return context.skip('SKIPPED: no PostgreSQL binaries on this machine')
  try {
    const from = await openStore({ dataDir, migrationsFolder })
    for (let hour = 0; hour < 5; hour++) {
      const startsAt = Temporal.Instant.from('2026-12-01T15:00:00Z').add({ hours: hour })
      await book(from, exampleRequest({ startsAt }), exampleSettings, now)
    }
    const bookings = await listBookings(from)
    const to = await openStore({ dataDir, databaseUrl: postgres.url, migrationsFolder })
    // An email on its way would be sent twice.
    await claimDue(from, now, { leaseSeconds: 60, limit: 1 })
    await expect(moveToPostgres(from, to, now)).rejects.toThrow('sending an email')
    const sums = await moveToPostgres(from, to, now.add({ minutes: 2 }))
    expect(sums).toContainEqual(expect.objectContaining({ table: 'outbox', rows: 25 }))
    expect(await listBookings(to)).toEqual(bookings)

    // A site that still has it open books nothing that would be lost, and sends no email twice.
    const late = book(from, exampleRequest({ startsAt: now.add({ hours: 800 }) }), exampleSettings, now)
    await expect(late).rejects.toThrow(StoreError)
    await expect(claimDue(from, now, { leaseSeconds: 60, limit: 10 })).rejects.toThrow(StoreError)
    expect(await listBookings(from)).toEqual(bookings)
    await from.close()
    await expect(openStore({ dataDir, migrationsFolder })).rejects.toThrow(StoreUnusable)
    await to.close()

    const moved = await openStore({ dataDir, databaseUrl: postgres.url, migrationsFolder })
    expect(moved.secret).toEqual(from.secret)
    expect(await claimDue(moved, now.add({ minutes: 2 }), { leaseSeconds: 60, limit: 20 })).toHaveLength(10)
    await moved.close()
  } finally {
    await postgres.stop()
  }
})
