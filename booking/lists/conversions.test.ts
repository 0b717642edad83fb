import { expect, it } from 'vitest'
import { agencyCommands, now } from '../../tests/fixtures/agency-commands.ts'
import { byAgency } from '../../tests/fixtures/book-example.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { withBothTouches } from '../core/attribution/attribution.ts'
import { cancelBooking, recordOutcome } from '../manage/mutations.ts'

const HEADERS =
  'Google Click ID,GBRAID,WBRAID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency'

onEmbeddedStore((store, place) => {
  const { type, json, bookAt } = agencyCommands(store, place)
  let hour = 14
  const bookFrom = (touches: Record<string, string>) =>
    bookAt(`2026-12-02T${++hour}:00:00Z`, {
      attribution: withBothTouches(touches, exampleSettings.rules.officeZone),
    })
  const exported = async () => (await type('export conversions')).out.split('\n')

  it('exports a booked call, and again when it became a client, with nothing that was typed', async () => {
    const { id } = await bookFrom({ gclid: 'Cj0K-x_1', ads_consent: 'yes' })
    const booked = 'Cj0K-x_1,,,Call booked,2026-12-01 12:00:00+0000,,'
    expect(await exported()).toEqual([HEADERS, booked])
    const change = { settings: exampleSettings, now: now.add({ hours: 30 }) }
    await recordOutcome(store(), id, 'client', change)
    const client = 'Cj0K-x_1,,,Became a client,2026-12-02 18:00:00+0000,,'
    expect(await exported()).toEqual([HEADERS, booked, client])
    expect(await json('export conversions')).toHaveLength(2)
  })

  it('gives the one click id of the last touch that has any', async () => {
    const agreed = { ads_consent: 'yes' }
    await bookFrom({ ...agreed, gclid: 'last', gbraid: 'other', first_gclid: 'first' })
    await bookFrom({ ...agreed, gbraid: 'b', wbraid: 'w' })
    await bookFrom({ ...agreed, utm_source: 'newsletter', first_wbraid: 'w' })
    await bookFrom({ ...agreed, gclid: '=1+1', first_gclid: 'a,b' })
    await bookFrom({ ...agreed, msclkid: 'm' })
    const ids = (await exported()).slice(1).map((line) => line.split(',').slice(0, 3).join())
    expect(ids).toEqual(['last,,', ',b,', ',,w'])
  })

  it('leaves out who did not agree and what was canceled', async () => {
    await bookFrom({ gclid: 'x' })
    const { id } = await bookFrom({ gclid: 'y', ads_consent: 'yes' })
    await cancelBooking(store(), id, byAgency(now))
    expect(await exported()).toEqual([HEADERS])
  })
})
