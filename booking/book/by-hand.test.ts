import { expect, it } from 'vitest'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { callHosts } from '../core/call-hosts.ts'
import { bookByHand } from './by-hand.ts'
import { CALLS_PER_ADDRESS } from './mutations.ts'

const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const [host] = callHosts(exampleSettings)
if (!host) throw new Error('Nobody takes calls.')
const dana = { host, name: ' Dana ', email: 'dana@clinic.example.com', phone: '' }

onEmbeddedStore((store) => {
  const bookAt = (hours: number, over: { name?: string } = {}) =>
    bookByHand(store(), exampleSettings, now, { ...dana, startsAt: now.add({ hours }), ...over })

  it('books a time ahead for somebody with a name, who has agreed to no texts', async () => {
    expect(await bookAt(0)).toMatch(/has passed/)
    expect(await bookAt(1, { name: ' ' })).toMatch(/name .* is missing/)
    expect(await bookAt(1)).toMatchObject({
      name: 'Dana',
      consents: { reminderTexts: false, marketingTexts: false },
    })
    expect(await bookAt(1)).toMatch(/overlaps another call/)
  })

  it('books no more calls of an address than a visitor could', async () => {
    for (let call = 1; call <= CALLS_PER_ADDRESS; call++) expect(await bookAt(call)).toHaveProperty('id')
    expect(await bookAt(9)).toMatch(/has two calls ahead/)
  })
})
