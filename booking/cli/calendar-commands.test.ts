import { expect, it } from 'vitest'
import { agencyCommands, now } from '../../tests/fixtures/agency-commands.ts'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { typeCommand } from '../../tests/fixtures/type-command.ts'
import { listChanges } from '../db/audit.ts'
import { bookingById } from '../db/bookings.ts'
import { exampleSettings } from '../domain/example-settings.ts'
import { AGENCY_HOST } from '../domain/hosts.ts'

onBothStores((store, place) => {
  const { type, bookAt, kinds, lastChange } = agencyCommands(store, place)

  it('moves a call in the office’s zone, and says why not', async () => {
    const { id } = await bookAt('2026-12-02T15:00:00Z')
    const other = await bookAt('2026-12-02T19:00:00Z')
    const moved = await type(`move ${id} 2026-12-03 09:45`)
    expect(moved).toMatchObject({ code: 0, err: '' })
    expect(moved.out).toContain('to Thursday, December 3, 2026 at 9:45 AM Eastern Standard Time.')
    expect((await bookingById(store(), id))?.startsAt.toString()).toBe('2026-12-03T14:45:00Z')
    expect(await kinds()).toContain('moved')
    expect(await lastChange()).toMatchObject({
      operator: 'pat',
      action: 'move',
      details: { booking: id, from: '2026-12-02T15:00:00Z', to: '2026-12-03T14:45:00Z' },
    })
    const fails = async (line: string, message: string) => {
      const { code, out, err } = await type(line)
      expect([code, out, err.split('\n').length]).toEqual([1, '', 1])
      expect(err).toContain(message)
    }
    await fails(`move ${id} 2026-12-03 09:45`, 'is at Thursday, December 3')
    await fails(`move ${id} 2026-11-30 10:00`, 'has passed')
    await fails(`move ${id} 2026-12-05 10:00`, 'add --anyway')
    await fails(`move ${id} 2026-12-02 14:30 --anyway`, `overlaps the call ${other.id.slice(0, 8)}`)
    await fails('move 00000000 2026-12-03 10:00', 'No call has an id starting with 00000000')
    const anyway = await type(`move ${id} 2026-12-05 10:00 --anyway --quiet`)
    expect(anyway.out).toContain('The visitor was not told. Note: the site itself would not offer this time.')
    expect((await bookingById(store(), id))?.sequence).toBe(2)
  })

  it('cancels with and without telling the visitor', async () => {
    const { id } = await bookAt('2026-12-02T15:00:00Z')
    expect((await type(`cancel ${id} --quiet`)).out).toContain('The visitor was not told.')
    expect(await kinds()).toEqual(['agency-cancelled'])
    expect(await lastChange()).toMatchObject({ action: 'cancel', details: { visitorTold: 'no' } })
    const loud = await bookAt('2026-12-02T15:00:00Z')
    expect((await type(`cancel ${loud.id.slice(0, 8)}`)).out).toContain('The visitor gets an e-mail')
    expect(await kinds()).toContain('cancelled')
    expect((await type(`cancel ${loud.id}`)).err).toBe('That call is already canceled; nothing was changed.')
    const past = await bookAt('2026-12-02T18:00:00Z')
    const late = await typeCommand(['cancel', past.id], {
      settings: { ...exampleSettings, ...place() },
      now: () => Temporal.Instant.from('2026-12-02T18:30:00Z'),
    })
    expect(late).toMatchObject({ code: 1, err: 'That call is over; nothing was changed.\n' })
  })

  it('neither moves nor resends a held call, and cancels it without an e-mail', async () => {
    const { id } = await bookAt('2026-12-02T15:00:00Z', { heldUntil: now.add({ minutes: 10 }) })
    const before = await bookingById(store(), id)
    for (const line of [
      `resend ${id}`,
      `move ${id} 2026-12-03 09:45`,
      `move ${id} 2026-12-05 09:45 --anyway`,
    ])
      expect(await type(line)).toEqual({
        ...{ code: 1, out: '' },
        err: 'That call is only held until Tuesday, December 1, 2026 at 7:10 AM Eastern Standard Time: its visitor has to confirm it first; nothing was changed.',
      })
    expect((await type(`resend ${id}`, now.add({ minutes: 10 }))).err).toContain('and nobody confirmed it')
    expect(await bookingById(store(), id)).toEqual(before)
    expect(await kinds()).toEqual(['hold'])
    expect((await type(`cancel ${id}`)).out).toContain('The call was only held, so no e-mail is sent.')
    expect(await kinds()).toEqual([])
  })

  it('blocks times and days at once, names the calls in them, and unblocks', async () => {
    const { id } = await bookAt('2026-12-03T15:00:00Z', { name: 'Ada Byron' })
    const blocked = await type('block 2026-12-03 --days 2 --note Out_of_office')
    expect(blocked.out).toMatch(/Ada Byron[\s\S]*The call above stays booked: move or cancel it\./)
    expect((await bookingById(store(), id))?.status).toBe('confirmed')
    expect((await type(`move ${id} 2026-12-04 09:00`)).err).toContain('overlaps a blocked time')
    const hours = await type('block 2026-12-08 12:00 13:30')
    expect(hours.out).toContain('no calls are booked in it')
    expect((await type('blocks')).out).toMatch(/Thu, Dec 3.*12:00 AM EST +Sat, Dec 5.*Out of office/)

    expect((await type('unblock 2026-12-03')).code).toBe(0)
    const [left, second] = JSON.parse((await type('blocks --json')).out)
    expect(left).toMatchObject({ startsAt: '2026-12-04T05:00:00Z', endsAt: '2026-12-05T05:00:00Z' })
    expect((await type(`unblock ${second.id.slice(0, 8)}`)).out).toContain('Unblocked')
    expect((await type('unblock 2026-12-08')).err).toContain('Nothing is blocked then')
    expect((await type('unblock 00000000')).err).toContain('No block has an id')
    expect(await lastChange()).toMatchObject({ action: 'unblock', details: { block: second.id } })
    const trail = JSON.stringify(await listChanges(store(), AGENCY_HOST, 5))
    expect(trail).not.toContain('Out of office')
  })

  it('frees one day of a longer block, and says what is free and what stays blocked', async () => {
    await type('block 2026-12-21 --days 5 --note Holidays')
    const { out } = await type('unblock 2026-12-23')
    const [before, after, ...more] = JSON.parse((await type('blocks --json')).out)
    expect(more).toEqual([])
    expect(out).toContain(
      [
        'Nothing is blocked on 2026-12-23 anymore.',
        `Still blocked: Monday, December 21, 2026 at 12:00 AM Eastern Standard Time to Wednesday, December 23, 2026 at 12:00 AM Eastern Standard Time (${before.id.slice(0, 8)}).`,
        `Still blocked: Thursday, December 24, 2026 at 12:00 AM Eastern Standard Time to Saturday, December 26, 2026 at 12:00 AM Eastern Standard Time (${after.id.slice(0, 8)}).`,
      ].join('\n'),
    )
    // The table has what is free, not the block as it was.
    expect(out).toMatch(
      /^From +To +Note\n[- ]+\nWed, Dec 23, 2026, 12:00 AM EST +Thu, Dec 24, 2026, 12:00 AM EST +Holidays\n/,
    )
    expect(before).toMatchObject({ startsAt: '2026-12-21T05:00:00Z', endsAt: '2026-12-23T05:00:00Z' })
    expect(after).toMatchObject({ startsAt: '2026-12-24T05:00:00Z', endsAt: '2026-12-26T05:00:00Z' })
    expect((await type(`unblock ${after.id.slice(0, 8)}`)).out).toContain('Unblocked')

    await type('block 2026-12-29 12:00 13:00')
    const whole = await type('unblock 2026-12-29')
    expect(whole.out).toContain('Nothing is blocked on 2026-12-29 anymore.')
    expect(whole.out).toContain('Tue, Dec 29, 2026, 12:00 PM EST')
    expect(whole.out).not.toContain('Still blocked')
  })

  it('sends a call’s e-mails again as new messages', async () => {
    const { id } = await bookAt('2026-12-03T15:00:00Z')
    expect((await type(`resend ${id}`)).out).toContain('2 e-mails queued again')
    expect((await kinds()).filter((kind) => kind === 'confirmation')).toHaveLength(2)
    expect(await lastChange()).toMatchObject({ action: 'resend', details: { booking: id } })
  })
})
