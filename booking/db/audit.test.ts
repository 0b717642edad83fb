import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { AGENCY_HOST } from '../domain/hosts.ts'
import { listChanges, recordBy, recordChange } from './audit.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')

onBothStores((store) => {
  it('lists changes newest first', async () => {
    await recordChange(
      store().db,
      { operator: 'pat', action: 'cancel', host: AGENCY_HOST, details: { booking: '1' } },
      now,
    )
    await recordBy(
      store().db,
      { operator: 'kim' },
      { action: 'move', host: AGENCY_HOST, details: { booking: '2' } },
      now,
    )
    await recordBy(store().db, undefined, { action: 'move', host: AGENCY_HOST, details: {} }, now)
    expect(
      (await listChanges(store(), AGENCY_HOST, 2)).map(({ operator, action }) => [operator, action]),
    ).toEqual([
      ['kim', 'move'],
      ['pat', 'cancel'],
    ])
  })

  it('lets no one change or delete an entry', async () => {
    await recordChange(store().db, { operator: 'pat', action: 'cancel', host: AGENCY_HOST, details: {} }, now)
    const before = await listChanges(store(), AGENCY_HOST, 100)
    await expect(sql`update audit set operator = 'someone else'`.execute(store().db)).rejects.toThrow(
      'append_only',
    )
    await expect(sql`delete from audit`.execute(store().db)).rejects.toThrow('append_only')
    expect(await listChanges(store(), AGENCY_HOST, 100)).toEqual(before)
  })
})
