import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { exampleLeadRequest } from '../../tests/fixtures/examples/example-lead.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { claimAll, keepingSender } from '../../tests/fixtures/run-outbox.ts'
import { listLeads } from '../lists/listings.ts'
import { composeForHost } from '../messages/compose-host.ts'
import type { HostMessage } from '../messages/outbox-claims.ts'
import { leadById } from '../store/bookings.ts'
import { storeLead } from './mutations.ts'

const now = Temporal.Instant.from('2026-11-21T12:00:00Z')

onEmbeddedStore((store) => {
  const ask = (changes = {}, at = now) => storeLead(store(), exampleLeadRequest(changes), at)
  const stored = async (outcome: ReturnType<typeof storeLead>) => {
    const result = await outcome
    if (result.kind !== 'stored') throw new Error(result.kind)
    return result
  }
  const pending = async (at = now) =>
    (await claimAll(store(), at)).map(({ kind, leadId, bookingId }) => ({
      kind,
      leadId,
      bookingId,
    }))

  it('stores every field unchanged and queues both emails', async () => {
    const request = exampleLeadRequest({ name: `Zoë "O'Neil" 😀`, phone: '(555) 010-0199' })
    const { lead } = await stored(storeLead(store(), request, now))
    const { formKey, network, ...given } = request
    expect(lead).toEqual({ ...given, id: lead.id, createdAt: now, calledAt: null })
    expect(await leadById(store(), lead.id)).toEqual(lead)
    expect(await listLeads(store())).toEqual([lead])
    expect((await pending()).sort((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'guide-link', leadId: lead.id, bookingId: null },
      { kind: 'lead-copy', leadId: lead.id, bookingId: null },
    ])
  })

  it('emails five guides of a network a day, and tells the agency of the rest once an hour', async () => {
    for (let n = 0; n < 8; n++) await ask({ network: 'one', name: `Visitor ${n}` }, now.add({ minutes: n }))
    await ask({ network: 'two' })
    const later = now.add({ hours: 2 })
    const messages = await claimAll(store(), later)
    const count = (kind: string) => messages.filter((message) => message.kind === kind).length
    expect([count('guide-link'), count('lead-copy'), count('lead-digest')]).toEqual([6, 6, 1])
    const digest = messages.find(({ kind }) => kind === 'lead-digest') as HostMessage
    const { sender, sent } = keepingSender()
    const send = await composeForHost({ store: store(), settings: exampleSettings, sender }, digest, later)
    await send(AbortSignal.timeout(1000))
    expect(sent[0]?.text.match(/Visitor \d/g)).toEqual(['Visitor 5', 'Visitor 6', 'Visitor 7'])
  })

  it('stores one of those who submit one form at once with different addresses, and tells the others', async () => {
    const formKey = randomUUID()
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) => ask({ formKey, email: `visitor.${n}@example.com` })),
    )
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1)
    expect(outcomes.filter(({ kind }) => kind === 'reused')).toHaveLength(9)
    const [lead] = await listLeads(store())
    const again = await ask({ formKey, email: ` ${lead?.email.toUpperCase()} ` })
    expect(again.kind).toBe('repeated')
    expect(await pending()).toHaveLength(2)
  })

  it('emails the guide once a day to an address, however it is spelled, and none to who wanted a call', async () => {
    const spellings = ['dana@example.com', 'DANA@example.com', 'dana+guide@example.com']
    await Promise.all(spellings.map((email) => ask({ email })))
    const wanted = { startsAt: '2026-12-01T15:00:00Z', visitorZone: 'America/Denver' }
    await ask({ email: 'caller@example.com', wanted })
    const kinds = (await pending()).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'guide-link')).toHaveLength(1)
    expect(kinds.filter((kind) => kind === 'lead-copy')).toHaveLength(4)
    const tomorrow = now.add({ hours: 24 })
    const { lead } = await stored(ask({ email: spellings[0] }, tomorrow))
    expect(await pending(tomorrow)).toContainEqual({ kind: 'guide-link', leadId: lead.id, bookingId: null })
  })
})
