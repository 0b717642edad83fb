import { expect, it } from 'vitest'
import { agencyCommands, now } from '../../tests/fixtures/agency-commands.ts'
import { onBothStores } from '../../tests/fixtures/both-stores.ts'
import { exampleSettings } from '../../tests/fixtures/example-settings.ts'
import { recordOutcome } from '../manage/mutations.ts'
import { findDay } from '../messages/secret-links.ts'

onBothStores((store, place) => {
  const { type, bookAt } = agencyCommands(store, place)

  it('link prints the address of the day and until when it works, and ends all such links', async () => {
    const { out } = await type('link')
    const [, secret = ''] = /\/desk\/day\?link=([\w-]{22})\n/.exec(out) ?? []
    expect(await findDay(store(), secret, { settings: exampleSettings, now })).toBe('agency')
    expect(out).toContain('until Tuesday, December 8, 2026 at 7:00 AM')
    expect(await type('link --person zoe')).toMatchObject({ code: 2, err: expect.stringContaining('zoe') })
    expect((await type('link --revoke')).out).toContain('1 link was ended')
    expect(await findDay(store(), secret, { settings: exampleSettings, now })).toBeNull()
  })

  it('report counts what became of the calls', async () => {
    const { id } = await bookAt('2026-12-01T15:00:00Z', { attribution: { utm_source: 'google' } })
    const after = Temporal.Instant.from('2026-12-01T16:00:00Z')
    await recordOutcome(store(), id, 'client', { settings: exampleSettings, now: after })
    expect((await type('report', after)).out).toMatch(/google +1 +1 +1[\s\S]*1 of 1 showed up/)
    expect((await type('report --since 2026-12-02', after)).out).toContain('no calls')
  })
})
