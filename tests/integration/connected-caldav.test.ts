import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CalDavAccess, caldavCalendar } from '../../booking/calendar/connected/caldav.ts'
import { findCalDavCalendars } from '../../booking/calendar/connected/find-caldav.ts'
import { findTestProgram } from '../../scripts/test-setup/test-programs.ts'
import { exampleEntry } from '../fixtures/example-entry.ts'
import { type RunningRadicale, startRadicale } from '../fixtures/servers/start-radicale.ts'

const program = findTestProgram('radicale')
if (!program) console.log('SKIPPED: no Radicale on this machine ("sudo apt-get install radicale" brings it)')
const zone = 'America/New_York'
/** Two weeks of New York; the clocks go back on November 1. */
const range = {
  startsAt: Temporal.Instant.from('2026-10-26T00:00:00-04:00'),
  endsAt: Temporal.Instant.from('2026-11-09T00:00:00-05:00'),
}
const { signal } = new AbortController()
const entry = exampleEntry

describe.skipIf(!program)('a calendar on a real CalDAV server', () => {
  let radicale: RunningRadicale
  let access: CalDavAccess
  const connected = (changes: Partial<CalDavAccess> = {}) =>
    caldavCalendar({ ...access, ...changes }, zone, (count) => {
      throw new Error(`${count} events were not readable.`)
    })
  const busy = async () =>
    (await connected().busyTimes(range, signal))
      .map(({ startsAt, endsAt }) => `${startsAt}/${endsAt}`)
      .toSorted()
  const store = (name: string, ...events: string[]) =>
    radicale.put(
      `${name}.ics`,
      [
        'BEGIN:VCALENDAR\nVERSION:2.0\nPRODID:test',
        ...events.map(
          (lines) => `BEGIN:VEVENT\nUID:${name}\nDTSTAMP:20260101T000000Z\nSUMMARY:x\n${lines}\nEND:VEVENT`,
        ),
        'END:VCALENDAR\n',
      ]
        .join('\n')
        .replaceAll('\n', '\r\n'),
    )

  beforeAll(async () => {
    radicale = await startRadicale(program ?? '')
    const url = new URL(radicale.url)
    url.username = url.password = ''
    access = { url: url.href, username: 'desk', password: 'secret', addresses: ['alex@agency.example'] }
  })
  afterAll(() => radicale?.stop())

  it('is busy when its owner sees it busy', async () => {
    expect(await busy()).toEqual([])
    const nine = (day: string) => `DTSTART;TZID=${zone}:${day}T090000\nDURATION:PT1H`
    await store('weekly', `${nine('20261005')}\nRRULE:FREQ=WEEKLY`)
    await store('day', 'DTSTART;VALUE=DATE:20261101\nDTEND;VALUE=DATE:20261102')
    await store('transparent', `${nine('20261027')}\nTRANSP:TRANSPARENT`)
    await store('canceled', `${nine('20261028')}\nSTATUS:CANCELLED`)
    await store('declined', `${nine('20261029')}\nATTENDEE;PARTSTAT=DECLINED:mailto:alex@agency.example`)
    await store(
      'moved',
      `${nine('20261023')}\nRRULE:FREQ=WEEKLY;COUNT=3`,
      `RECURRENCE-ID;TZID=${zone}:20261030T090000\n${nine('20261031')}`,
    )
    await store('evening', 'DTSTART:20261108T210000\nDURATION:PT2H')
    expect(await busy()).toEqual([
      '2026-10-26T13:00:00Z/2026-10-26T14:00:00Z',
      '2026-10-31T13:00:00Z/2026-10-31T14:00:00Z',
      '2026-11-01T04:00:00Z/2026-11-02T05:00:00Z',
      '2026-11-02T14:00:00Z/2026-11-02T15:00:00Z',
      '2026-11-06T14:00:00Z/2026-11-06T15:00:00Z',
      '2026-11-09T02:00:00Z/2026-11-09T04:00:00Z',
    ])
  })

  it('has a call once, at its present time, until it is removed', async () => {
    const calls = async () => (await radicale.events()).filter((event) => event.includes(entry.uid))
    await connected().write(entry, signal)
    await connected().write(entry, signal)
    expect(await calls()).toEqual([expect.stringContaining('DTSTART:20261201T150000Z')])
    const moved = { startsAt: entry.startsAt.add({ hours: 24 }), endsAt: entry.endsAt.add({ hours: 24 }) }
    await connected().write({ ...entry, ...moved, sequence: 1 }, signal)
    const [event, ...others] = await calls()
    expect(others).toEqual([])
    expect(event).toContain('DTSTART:20261202T150000Z')
    expect(event).toContain('SEQUENCE:1')
    expect(event).toContain('DTSTAMP:20261120T120000Z')
    expect(event).toContain('SUMMARY:Dana Reed\\, Lakeside\\, Inc.')
    expect(event).toContain('DESCRIPTION:Strategy call\\nSpecialty: Dentist')
    await connected().remove(entry.id, signal)
    await connected().remove(entry.id, signal)
    expect(await calls()).toEqual([])
  })

  it('is found from the address of its server', async () => {
    const { url, username, password } = access
    const server = new URL(url).origin
    const [found, ...others] = await findCalDavCalendars({ server, username, password }, signal)
    expect(others).toEqual([])
    expect(found?.url).toBe(url)
    expect(found?.name).toMatch(/calls/)
    await expect(findCalDavCalendars({ server, username, password: 'old' }, signal)).rejects.toMatchObject({
      failure: 'settings',
      code: 'HTTP_401',
    })
  })

  it('says whether waiting helps or somebody has to connect it anew', async () => {
    const wrong = connected({ password: 'old' })
    const nowhere = connected({ url: access.url.replace('/calls/', '/none/') })
    for (const calendar of [wrong, nowhere]) {
      await expect(calendar.busyTimes(range, signal)).rejects.toMatchObject({ failure: 'settings' })
      await expect(calendar.write(entry, signal)).rejects.toMatchObject({ failure: 'settings' })
    }
    await radicale.pause()
    await expect(connected().busyTimes(range, signal)).rejects.toMatchObject({ failure: 'temporary' })
    await expect(connected().write(entry, signal)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    await expect(connected().remove(entry.id, signal)).rejects.toMatchObject({ failure: 'temporary' })
    await radicale.resume()
    await connected().write(entry, signal)
  })
})
