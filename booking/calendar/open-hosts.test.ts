import { beforeEach, expect, it } from 'vitest'
import { bookExample } from '../../tests/fixtures/book-example.ts'
import { exampleHost, exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { AGENCY_HOST, type BookingSettings } from '../core/settings.ts'
import { addBlock } from './blocks.ts'
import { connect } from './connected/connections.ts'
import { openHosts } from './open-hosts.ts'
import { openTimes } from './open-times.ts'
import { toPair } from './time-ranges.ts'

const now = Temporal.Instant.from('2026-11-30T12:00:00Z')
const [ana, ben] = [exampleHost('ana'), exampleHost('ben')]
const settings: BookingSettings = {
  ...exampleSettings,
  people: [ana, ben],
  rules: { ...exampleSettings.rules, horizonDays: 2, hours: { 2: [{ from: '10:00', to: '12:00' }] } },
}
const [TEN, LATER, LAST] = ['15:00', '15:45', '16:30'].map((time) => {
  const startsAt = Temporal.Instant.from(`2026-12-01T${time}:00Z`)
  return { startsAt, endsAt: startsAt.add({ minutes: 30 }) }
})
if (!TEN || !LATER || !LAST) throw new Error('A time is missing.')

onEmbeddedStore((store) => {
  const open = async (choice = {}) => {
    const times = await openTimes({ store: store(), settings, now: () => now }, choice)
    return times.map(({ startsAt }) => startsAt)
  }
  const openAt = async (range: typeof TEN, calendarCheck: 'checked' | 'unchecked') => {
    const hosts = ['ana', 'ben'].map((id) => ({ id, calendarCheck }))
    return (await openHosts(store().db, hosts, range)).map(({ id }) => id)
  }

  beforeEach(async () => {
    const { id } = await connect(store(), { host: 'ana', provider: 'google', account: 'a' }, {}, now)
    const busy = { times: [toPair(TEN)] }
    await store().db.updateTable('calendars').set({ busy }).where('id', '=', id).execute()
    await addBlock(store(), 'ben', LATER, now)
    await addBlock(store(), AGENCY_HOST, LAST, now)
  })

  it('offers, in their order, the times at which somebody is free', async () => {
    expect(await open()).toEqual([TEN.startsAt, LATER.startsAt])
    expect(await open({ hosts: [ana] })).toEqual([LATER.startsAt])
    const call = await bookExample(store(), { startsAt: TEN.startsAt }, now, { ...settings, people: [ben] })
    expect(await open()).toEqual([LATER.startsAt])
    expect(await open({ except: call.id })).toEqual([TEN.startsAt, LATER.startsAt])
  })

  it('goes by the times last read of a host whose calendar could not be asked, and by all blocks', async () => {
    expect(await openAt(TEN, 'unchecked')).toEqual(['ben'])
    expect(await openAt(TEN, 'checked')).toEqual(['ana', 'ben'])
    expect(await openAt(LATER, 'unchecked')).toEqual(['ana'])
    expect(await openAt(LAST, 'checked')).toEqual([])
  })
})
