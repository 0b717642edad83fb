import { expect, it } from 'vitest'
import { busyInICalendar } from './busy.ts'

const owner = { zone: 'America/New_York', addresses: ['Alex@Agency.example'] }
/** The clocks go back on November 1, and forward on March 14, in New York. */
const range = {
  startsAt: Temporal.Instant.from('2026-10-26T00:00:00-04:00'),
  endsAt: Temporal.Instant.from('2026-11-16T00:00:00-05:00'),
}

const calendar = (...components: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...components, 'END:VCALENDAR', ''].join('\r\n')
const event = (lines: string) =>
  ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20260101T000000Z', ...lines.trim().split(/\s*\n\s*/), 'END:VEVENT'].join(
    '\r\n',
  )

/** `2026-11-02T09:00/10:00`, in New York. */
function busy(...events: string[]): string[] {
  const { times, unreadable } = busyInICalendar([calendar(...events.map(event))], range, owner)
  expect(unreadable).toBe(0)
  const local = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(owner.zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
  return [...new Set(times.map(({ startsAt, endsAt }) => `${local(startsAt)}/${local(endsAt)}`))].toSorted()
}

const NINE = 'DTSTART;TZID=America/New_York:20261102T090000\nDTEND;TZID=America/New_York:20261102T100000'
const NINE_TO_TEN = ['2026-11-02T09:00/2026-11-02T10:00']

it.each<[string, string, string[]]>([
  ['an event', NINE, NINE_TO_TEN],
  ['UTC', 'DTSTART:20261102T140000Z\nDTEND:20261102T150000Z', NINE_TO_TEN],
  ['a duration', 'DTSTART:20261102T140000Z\nDURATION:PT1H', NINE_TO_TEN],
  ['a time without zone', 'DTSTART:20261102T090000\nDTEND:20261102T100000', NINE_TO_TEN],
  [
    'ends of two zones',
    'DTSTART;TZID=Europe/Berlin:20261102T150000\nDTEND;TZID=America/New_York:20261102T100000',
    NINE_TO_TEN,
  ],
  ['a zone that nobody explains', 'DTSTART;TZID=Office:20261102T090000\nDURATION:PT1H', NINE_TO_TEN],
  ['a tentative event', `${NINE}\nSTATUS:TENTATIVE`, NINE_TO_TEN],
  [
    'an event that others declined',
    `${NINE}\nATTENDEE;PARTSTAT=DECLINED:mailto:kim@else.example`,
    NINE_TO_TEN,
  ],
  ['an event its owner declined', `${NINE}\nATTENDEE;PARTSTAT=DECLINED:MAILTO:alex@agency.EXAMPLE`, []],
  ['a transparent event', `${NINE}\nTRANSP:TRANSPARENT`, []],
  ['a canceled event', `${NINE}\nSTATUS:CANCELLED`, []],
  ['a moment', 'DTSTART:20261102T140000Z', []],
  [
    'a day, of 25 hours',
    'DTSTART;VALUE=DATE:20261101\nDTEND;VALUE=DATE:20261102',
    ['2026-11-01T00:00/2026-11-02T00:00'],
  ],
  ['a day without an end', 'DTSTART;VALUE=DATE:20261103', ['2026-11-03T00:00/2026-11-04T00:00']],
  [
    'what ends in the range',
    'DTSTART:20261025T230000Z\nDURATION:PT6H',
    ['2026-10-25T19:00/2026-10-26T01:00'],
  ],
  ['what ends as the range begins', 'DTSTART:20261026T030000Z\nDURATION:PT1H', []],
])('counts %s', (_, lines, times) => {
  expect(busy(lines)).toEqual(times)
})

const series = (rule: string, from = 'DTSTART;TZID=America/New_York:20261026T090000') =>
  busy(`${from}\nDURATION:PT1H\n${rule}`).map((time) => time.slice(5, 16))

it.each<[string, string, string[]]>([
  ['each week, over the clock change', 'RRULE:FREQ=WEEKLY', ['10-26T09:00', '11-02T09:00', '11-09T09:00']],
  ['by count', 'RRULE:FREQ=DAILY;COUNT=2', ['10-26T09:00', '10-27T09:00']],
  ['until an instant', 'RRULE:FREQ=WEEKLY;UNTIL=20261102T140000Z', ['10-26T09:00', '11-02T09:00']],
  ['until a date', 'RRULE:FREQ=WEEKLY;UNTIL=20261102', ['10-26T09:00', '11-02T09:00']],
  ['until right before', 'RRULE:FREQ=WEEKLY;UNTIL=20261102T135959Z', ['10-26T09:00']],
  [
    'by weekday',
    'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
    ['10-26T09:00', '10-30T09:00', '11-09T09:00', '11-13T09:00'],
  ],
  ['by the day of the month', 'RRULE:FREQ=MONTHLY;BYDAY=2TU', ['10-26T09:00', '11-10T09:00']],
  [
    'with a date more',
    'RDATE;TZID=Europe/Berlin:20261104T150000\nRRULE:FREQ=WEEKLY;COUNT=1',
    ['10-26T09:00', '11-04T09:00'],
  ],
  [
    'with exceptions',
    'RRULE:FREQ=WEEKLY\nEXDATE:20261026T130000Z\nEXDATE;VALUE=DATE:20261109',
    ['11-02T09:00'],
  ],
])('counts a series %s', (_, rule, starts) => {
  expect(series(rule)).toEqual(starts)
})

it('counts a series of days', () => {
  const days = 'DTSTART;VALUE=DATE:20261019\nRRULE:FREQ=WEEKLY\nEXDATE;VALUE=DATE:20261102'
  expect(busy(days)).toEqual(['2026-10-26T00:00/2026-10-27T00:00', '2026-11-09T00:00/2026-11-10T00:00'])
})

it('counts a moved instance at its new time only, and drops instances that are canceled or declined', () => {
  const instance = (day: string, lines: string) =>
    `RECURRENCE-ID;TZID=America/New_York:${day}T090000\nDTSTART;TZID=America/New_York:${day}T120000\nDURATION:PT1H\n${lines}`
  const changes = [
    instance('20261026', 'SUMMARY:Moved'),
    instance('20261102', 'STATUS:CANCELLED'),
    instance('20261109', 'ATTENDEE;PARTSTAT=DECLINED:mailto:alex@agency.example'),
  ]
  const weekly = 'DTSTART;TZID=America/New_York:20261019T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY'
  expect(busy(weekly, ...changes)).toEqual(['2026-10-26T12:00/2026-10-26T13:00'])
})

const STALE_ZONE = (name: string) => `BEGIN:VTIMEZONE\r
TZID:${name}\r
BEGIN:STANDARD\r
DTSTART:16010101T000000\r
TZOFFSETFROM:+0300\r
TZOFFSETTO:+0300\r
END:STANDARD\r
END:VTIMEZONE`

it.each([
  ['the rules of an event for a zone of its own', 'Moscow and Minsk', '2026-11-02T06:00:00Z'],
  ['the present rules of a known zone', 'America/New_York', '2026-11-02T14:00:00Z'],
])('takes %s', (_, name, start) => {
  const text = calendar(STALE_ZONE(name), event(`DTSTART;TZID=${name}:20261102T090000\nDURATION:PT1H`))
  const [time] = busyInICalendar([text], range, owner).times
  expect(time?.startsAt.toString()).toBe(start)
})

it('says how many objects it could not read, and reads the others', () => {
  const broken = ['', 'BEGIN:VEVENT', calendar(event('DTSTART:tomorrow')), calendar(event('DURATION:PT1H'))]
  const { times, unreadable } = busyInICalendar([...broken, calendar(event(NINE))], range, owner)
  expect([times.length, unreadable]).toEqual([1, 4])
})

it.each(['SECONDLY', 'DAILY;INTERVAL=99999999', 'DAILY;BYMONTH=2;BYMONTHDAY=30'])(
  'gives up a series with which a stranger could stop the site: %s',
  (rule) => {
    const object = calendar(event(`${NINE}\nRRULE:FREQ=${rule}`.replaceAll('20261102', '20161102')))
    expect(busyInICalendar([object], range, owner)).toEqual({ times: [], unreadable: 1 })
  },
)

it('ends long series quickly', () => {
  const daily = series('RRULE:FREQ=DAILY', 'DTSTART;TZID=America/New_York:19900101T090000')
  expect(daily).toHaveLength(21)
  expect(daily[7]).toBe('11-02T09:00')
})
