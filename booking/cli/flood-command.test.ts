import { expect, it } from 'vitest'
import { agencyCommands, now } from '../../tests/fixtures/agency-commands.ts'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { bookingById } from '../db/bookings.ts'
import { confirmAttendance } from '../db/change-booking.ts'
import { exampleSettings } from '../domain/example-settings.ts'

onBothStores((store, place) => {
  const { type, bookAt, kinds, lastChange } = agencyCommands(store, place)

  it('lists a flood of calls, and cancels it only with --yes', async () => {
    const first = await bookAt('2026-12-02T15:00:00Z', { network: 'A', name: 'Bot One' })
    const second = await bookAt('2026-12-02T17:00:00Z', { network: 'A', heldUntil: now.add({ minutes: 9 }) })
    const other = await bookAt('2026-12-02T19:00:00Z', { network: 'B', email: 'ken@clinic.example.com' })
    await confirmAttendance(store(), other.id, exampleSettings, now)
    const unknown = await bookAt('2026-12-03T15:00:00Z', { network: '' })
    const calls = [first, second, other, unknown]
    const statuses = async () =>
      Promise.all(calls.map(async ({ id }) => (await bookingById(store(), id))?.status))
    const messages = await kinds()

    const listed = await type(`cancel --from-network ${first.id.slice(0, 8)}`)
    expect(listed).toMatchObject({ code: 0, err: '' })
    expect(listed.out).toMatch(/Bot One [\s\S]*7:09 AM\n[\s\S]*these 2 calls: the same with --yes/)
    const since = ['cancel', '--since', '2026-12-01_07:00'].join(' ')
    expect((await type(since)).out).toContain('these 3 calls')
    expect(await statuses()).toEqual(Array(4).fill('confirmed'))
    expect(await kinds()).toEqual(messages)
    expect((await lastChange())?.action).not.toBe('cancel-flood')

    expect((await type(`cancel --from-network ${second.id} --yes`)).out).toMatch(
      /Bot One .* canceled\n[\s\S]*Canceled 2 calls; the times are free again/,
    )
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'confirmed', 'confirmed'])
    expect(await lastChange()).toMatchObject({
      ...{ operator: 'pat', action: 'cancel-flood' },
      details: { networkOf: second.id, calls: '2', bookings: `${first.id} ${second.id}` },
    })
    expect(await type(`cancel --from-network ${unknown.id} --yes`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('use --since'),
    })
    expect((await type(`${since} --yes`)).out).toContain('Canceled 1 call;')
    expect(await statuses()).toEqual(['cancelled', 'cancelled', 'confirmed', 'cancelled'])
    expect((await type(`${since} --yes`)).out).toBe('There are no such upcoming calls; nothing was changed.')
    for (const [line, words] of [
      ['cancel', 'needs an id, --from-network or --since'],
      ['cancel --yes', 'needs an id, --from-network or --since'],
      [`cancel ${first.id} --yes`, '--yes goes with'],
      [`cancel ${first.id} --since 2026-12-01_07:00`, 'only one of them'],
      [`cancel ${first.id} --from-network ${first.id}`, 'only one of them'],
      [`cancel --from-network ${first.id} --since 2026-12-01_07:00`, 'only one of them'],
      [`cancel --from-network ${first.id} --quiet`, '--quiet goes with one call'],
      ['cancel --from-network xyz', 'not the id of a call'],
      ['cancel --since 2026-12-01', 'like "2026-12-01 14:30"'],
      ['cancel --since 2026-12-01_07:01', 'has not come yet'],
    ] as const)
      expect(await type(line)).toMatchObject({ code: 2, err: expect.stringContaining(words) })
  })
})
