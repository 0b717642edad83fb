import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { startBookingService } from '../tests/fixtures/servers/start-booking-service.ts'
import { openStore } from './store/open.ts'

it('is ready when the store takes a write, not when it only answers', async () => {
  const { service, settings, starts } = await startBookingService()
  const store = await openStore({ dataDir: settings.dataDir })
  await sql`create trigger refused before insert on marks begin select raise(abort, 'read-only'); end`.execute(
    store.db,
  )
  expect(await starts()).not.toEqual([])
  await expect(service.ping()).rejects.toThrow()
  expect(await service.health()).toMatchObject({ ok: false, store: 'unavailable', dead: 0 })
  await sql`drop trigger refused`.execute(store.db)
  await service.ping()
  expect(await service.health()).toMatchObject({ ok: true, store: 'embedded' })
  await store.close()
})
