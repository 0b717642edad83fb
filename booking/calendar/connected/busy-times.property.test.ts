import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { exampleSettings } from '../../../tests/fixtures/examples/example-settings.ts'
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts'
import { openStore } from '../../store/open.ts'
import { openTimes } from '../open-times.ts'
import { bookedRange } from '../slots.ts'
import { overlaps, toPair } from '../time-ranges.ts'
import { connect } from './connections.ts'

const store = await openStore({ dataDir: temporaryFolder() })
await connect(store, { host: 'agency', provider: 'caldav', account: 'x' }, {}, Temporal.Now.instant())
afterAll(() => store.close())

const ZONES = [
  ...['America/New_York', 'America/Los_Angeles', 'Europe/Berlin'],
  ...['Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns'],
]
/** The days before the clocks change in spring and in autumn, north and south of the equator. */
const BEGINNINGS = ['2026-03-06', '2026-03-27', '2026-10-02', '2026-10-23', '2026-10-30'].map((day) =>
  Temporal.Instant.from(`${day}T12:00:00Z`),
)

it.each(ZONES)('offers no time in %s that overlaps a busy one, and every other', async (officeZone) => {
  const day = [{ from: '00:00', to: '24:00' }]
  const hours = { 1: day, 2: day, 3: day, 4: day, 5: day, 6: day, 7: day }
  const rules = { ...exampleSettings.rules, officeZone, hours, horizonDays: 6 }
  const settings = { ...exampleSettings, rules }
  const minute = fc.integer({ min: -60, max: 8 * 24 * 60 })
  const events = fc.array(fc.tuple(minute, fc.integer({ min: 1, max: 26 * 60 })), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...BEGINNINGS), events, async (now, lengths) => {
      const busy = lengths.map(([from, minutes]) => {
        const startsAt = now.add({ minutes: from })
        return { startsAt, endsAt: startsAt.add({ minutes }) }
      })
      const timesWith = async (times: [number, number][]) => {
        await store.db.updateTable('calendars').set({ busy: { times } }).execute()
        return await openTimes({ store, settings, now: () => now })
      }
      const all = await timesWith([])
      const open = await timesWith(busy.map(toPair))
      const isFree = (at: Temporal.Instant) => !busy.some((one) => overlaps(one, bookedRange(rules, at)))
      expect(open).toEqual(all.filter(({ startsAt }) => isFree(startsAt)))
    }),
    { numRuns: 40 },
  )
})
