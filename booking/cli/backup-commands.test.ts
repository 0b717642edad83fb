import { join } from 'node:path'
import { expect, it } from 'vitest'
import { agencyCommands } from '../../tests/fixtures/agency-commands.ts'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { listChanges } from '../db/audit.ts'
import { bookingById } from '../db/bookings.ts'
import { AGENCY_HOST } from '../domain/hosts.ts'

onBothStores((store, place) => {
  const { type, bookAt, lastChange } = agencyCommands(store, place)

  it('records backups and restores with their numbers of rows', async () => {
    const { id } = await bookAt('2026-12-02T15:00:00Z')
    const file = join(place().dataDir, `recorded-${store().kind}.sqlite`)
    expect((await type(`backup ${file.replaceAll('_', '-')}`)).code).toBe(0)
    expect(await lastChange()).toMatchObject({
      ...{ operator: 'pat', action: 'backup', details: { bookings: '1', leads: '0' } },
    })
    await type(`cancel ${id}`)
    expect((await type(`restore ${file.replaceAll('_', '-')} --replace`)).code).toBe(0)
    expect((await bookingById(store(), id))?.status).toBe('confirmed')
    expect((await listChanges(store(), AGENCY_HOST, 9)).map(({ action }) => action)).not.toContain('backup')
    expect(await lastChange()).toMatchObject({
      operator: 'pat',
      action: 'restore',
      details: { bookings: '1' },
    })
  })
})
