import { expect, it } from 'vitest'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { settingsWithClinic } from '../domain/example-settings.ts'
import { AGENCY_HOST } from '../domain/hosts.ts'
import { book } from './book.ts'
import { erasePerson } from './erase-person.ts'
import { exampleLeadRequest } from './example-lead.ts'
import { exampleRequest } from './example-request.ts'
import { storeLead } from './leads.ts'
import { claimDue } from './outbox-claims.ts'

const now = Temporal.Instant.from('2026-12-01T12:00:00Z')
const email = 'zelda@clinic.example.com'
const person = { host: AGENCY_HOST, contact: email }
const CLAIM = { leaseSeconds: 60, limit: 10 }
const ROUNDS = 40

onBothStores((store) => {
  const erase = () => erasePerson(store(), person, now, { operator: 'pat' })
  const leftMessages = async () => (await store().db.selectFrom('outbox').select('id').execute()).length

  it('waits for a claim of a message that is not committed yet, and then deletes nothing', async () => {
    await storeLead(store(), exampleLeadRequest({ email }), now)
    let erasing: ReturnType<typeof erase> | undefined
    await store()
      .db.transaction()
      .execute(async (tx) => {
        expect(await claimDue({ ...store(), db: tx }, now, CLAIM)).toHaveLength(2)
        erasing = erase()
        // Time for its statements to run into the claim.
        await new Promise((resolve) => setTimeout(resolve, 300))
      })
    expect(await erasing).toEqual({ kind: 'sending' })
    expect(await leftMessages()).toBe(2)
  })

  it('never deletes a message that a worker has claimed at the same moment', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const startsAt = now.subtract({ hours: 30 + round })
      const request = exampleRequest({ startsAt, email, network: '' })
      await book(store(), request, settingsWithClinic, startsAt.subtract({ hours: 2 }))
      await storeLead(store(), exampleLeadRequest({ email }), now)
      const [claimed, outcome] = await Promise.all([claimDue(store(), now, CLAIM), erase()])
      expect(outcome.kind).toBe(claimed.length > 0 ? 'sending' : 'erased')
      expect((await leftMessages()) > 0).toBe(claimed.length > 0)
      await store().db.updateTable('outbox').set({ leaseUntil: null, sentAt: now }).execute()
      await erase()
      expect(await leftMessages()).toBe(0)
    }
  })
})
