import { expect, it } from 'vitest'
import { busyInICalendar } from './busy.ts'

const owner = { zone: 'America/New_York', addresses: ['Alex@Agency.example'] }
/** Three weeks in New York, whose clocks go back on November 1. */
const range = {
  startsAt: Temporal.Instant.from('2026-10-26T00:00:00-04:00'),
  endsAt: Temporal.Instant.from('2026-11-16T00:00:00-05:00'),
}

/** An object with these events; `NINE` and `WEEKLY` below are lines of some. */
const object = (events: string[], zone = '') =>
  ['BEGIN:VCALENDAR', zone, ...events.map((lines) => `BEGIN:VEVENT\n${lines}\nEND:VEVENT`), 'END:VCALENDAR']
    .join('\n')
    .replaceAll(/\n+/g, '\r\n')

/** `11-02T09:00/10:00`, in New York. */
function busyIn(text: string): string[] {
  const local = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(owner.zone).toString().slice(5, 16)
  const { times, unreadable } = busyInICalendar([text], range, owner)
  expect(unreadable).toEqual([])
  return [...new Set(times.map(({ startsAt, endsAt }) => `${local(startsAt)}/${local(endsAt)}`))].toSorted()
}

const NINE = 'DTSTART;TZID=America/New_York:20261102T090000\nDTEND;TZID=America/New_York:20261102T100000'
const NINE_TO_TEN = ['11-02T09:00/11-02T10:00']
const DECLINED = 'ATTENDEE;PARTSTAT=DECLINED:MAILTO:alex@agency.EXAMPLE'

it.each<[string, string, string[]]>([
  ['an event', NINE, NINE_TO_TEN],
  ['UTC', 'DTSTART:20261102T140000Z\nDTEND:20261102T150000Z', NINE_TO_TEN],
  ['another zone', 'DTSTART;TZID=Europe/Berlin:20261102T150000\nDURATION:PT1H', NINE_TO_TEN],
  ['a time without zone', 'DTSTART:20261102T090000\nDTEND:20261102T100000', NINE_TO_TEN],
  ['a tentative event', `${NINE}\nSTATUS:TENTATIVE`, NINE_TO_TEN],
  ['an event others declined', `${NINE}\nATTENDEE;PARTSTAT=DECLINED:mailto:kim@else.example`, NINE_TO_TEN],
  ['an event its owner declined', `${NINE}\n${DECLINED}`, []],
  ['a transparent event', `${NINE}\nTRANSP:TRANSPARENT`, []],
  ['a canceled event', `${NINE}\nSTATUS:CANCELLED`, []],
  ['a moment', 'DTSTART:20261102T140000Z', []],
  [
    'a day of 25 hours',
    'DTSTART;VALUE=DATE:20261101\nDTEND;VALUE=DATE:20261102',
    ['11-01T00:00/11-02T00:00'],
  ],
  [
    'days around a change of clocks',
    'DTSTART;VALUE=DATE:20261028\nDTEND;VALUE=DATE:20261030\nRRULE:FREQ=DAILY;INTERVAL=3;COUNT=2',
    ['10-28T00:00/10-30T00:00', '10-31T00:00/11-02T00:00'],
  ],
  ['a day without an end', 'DTSTART;VALUE=DATE:20261103', ['11-03T00:00/11-04T00:00']],
  [
    'a series with a date, a day and a period more',
    `${NINE}\nRDATE:20261104T140000Z\nRDATE;VALUE=DATE:20261105\nRDATE;VALUE=PERIOD:20261106T140000Z/PT2H`,
    [...NINE_TO_TEN, ...['11-04T09:00/11-04T10:00', '11-05T00:00/11-06T00:00', '11-06T09:00/11-06T11:00']],
  ],
  ['what ends in the range', 'DTSTART:20261025T230000Z\nDURATION:PT6H', ['10-25T19:00/10-26T01:00']],
  ['what ends as the range begins', 'DTSTART:20261026T030000Z\nDURATION:PT1H', []],
])('counts %s', (_, lines, times) => {
  expect(busyIn(object([lines]))).toEqual(times)
})

const WEEKLY = 'DTSTART;TZID=America/New_York:20261026T090000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY'

it.each<[string, string, string[]]>([
  ['until right before', `${WEEKLY};UNTIL=20261102T135959Z`, ['10-26T09:00']],
  ['until its last', `${WEEKLY};UNTIL=20261102T140000Z`, ['10-26T09:00', '11-02T09:00']],
  ['until a date', `${WEEKLY};UNTIL=20261102`, ['10-26T09:00', '11-02T09:00']],
  [
    'by weekday',
    `${WEEKLY};INTERVAL=2;BYDAY=MO,FR`,
    ['10-26T09:00', '10-30T09:00', '11-09T09:00', '11-13T09:00'],
  ],
  ['by the day of the month', WEEKLY.replace('WEEKLY', 'MONTHLY;BYDAY=2TU'), ['10-26T09:00', '11-10T09:00']],
  ['with a date more', `${WEEKLY};COUNT=1\nRDATE:20261104T140000Z`, ['10-26T09:00', '11-04T09:00']],
  [
    'with an exception at another hour',
    `${WEEKLY};COUNT=2\nEXDATE;TZID=America/New_York:20261102T000000`,
    ['10-26T09:00', '11-02T09:00'],
  ],
  ['with exceptions', `${WEEKLY}\nEXDATE:20261026T130000Z\nEXDATE;VALUE=DATE:20261109`, ['11-02T09:00']],
])('counts a series %s', (_, lines, starts) => {
  expect(busyIn(object([lines])).map((time) => time.slice(0, 11))).toEqual(starts)
})

it('counts a moved instance at its new time only, and drops instances that are canceled or declined', () => {
  const instance = (day: string, line: string) =>
    `RECURRENCE-ID;TZID=America/New_York:${day}T090000\nDTSTART;TZID=America/New_York:${day}T120000\nDURATION:PT1H\n${line}`
  const moved = instance('20261026', 'SUMMARY:Moved')
  const gone = [instance('20261102', 'STATUS:CANCELLED'), instance('20261109', DECLINED)]
  expect(busyIn(object([WEEKLY, moved, ...gone]))).toEqual(['10-26T12:00/10-26T13:00'])
  const free = instance('20261102', 'TRANSP:TRANSPARENT').replace(';TZID', ';RANGE=THISANDFUTURE;TZID')
  expect(busyIn(object([WEEKLY, free]))).toEqual(['10-26T09:00/10-26T10:00'])
})

const STALE = 'DTSTART:16010101T000000\nTZOFFSETFROM:+0300\nTZOFFSETTO:+0300\nEND:STANDARD\nEND:VTIMEZONE'
const BEGINS = STALE.replace('16010101T000000', '20261102T090000').replace('FROM:+0300', 'FROM:+0000')
// Its clocks change on each of these days; the last of them is near the event.
const LISTED = [
  'DTSTART:20200101T000000\nTZOFFSETFROM:+0300\nTZOFFSETTO:+0500\nRDATE:20210101T000000,20261001T000000',
  'DTSTART:20260101T000000\nTZOFFSETFROM:+0500\nTZOFFSETTO:+0300\nEND:STANDARD\nEND:VTIMEZONE',
].join('\nEND:STANDARD\nBEGIN:STANDARD\n')
const SEVERAL = [
  ...['DTSTART:20260101T000000\nTZOFFSETTO:+0500', 'DTSTART:20260101T000000\nTZOFFSETFROM:+0500'],
  ...['DTSTART:20270101T000000\nTZOFFSETFROM:+0300\nTZOFFSETTO:+0500', STALE],
].join('\nEND:STANDARD\nBEGIN:STANDARD\n')
const zoneNamed = (name: string, rules: string) => `BEGIN:VTIMEZONE\nTZID:${name}\nBEGIN:STANDARD\n${rules}`

it.each([
  ['the rules of an event for a zone of its own', 'Moscow and Minsk', '11-02T01:00/11-02T02:00'],
  ['an offset with seconds', 'Office', '11-02T01:00/11-02T02:00', STALE.replaceAll('0300', '030000')],
  ['the rules that are whole, of which the last to have begun', 'Office', '11-02T01:00/11-02T02:00', SEVERAL],
  ['a rule from the minute that it begins', 'Office', '11-02T01:00/11-02T02:00', BEGINS],
  ['each day of a list on which a rule begins', 'Office', '11-01T23:00/11-02T00:00', LISTED],
  ['the present rules of a known zone', 'America/New_York', '11-02T09:00/11-02T10:00'],
])('takes %s', (_, name, time, rules = STALE) => {
  const lines = `DTSTART;TZID=${name}:20261102T090000\nDURATION:PT1H`
  expect(busyIn(object([lines], zoneNamed(name, rules)))).toEqual([time])
})

it.each([
  ['DTSTART:tomorrow', 1],
  ['DURATION:PT1H', 1],
  [`${NINE.split('\n')[0]}\nDURATION:P200Y`, 1],
  ['DTSTART;TZID=Office:20261102T090000\nDURATION:PT1H', 2],
  [`${NINE}\nRRULE:FREQ=FORTNIGHTLY;COUNT=3`, 3],
  [`${NINE}\nRRULE:FREQ=DAILY;COUNT=3;FOO=1`, 3],
  [`${NINE}\nRRULE:FREQ=DAILY;COUNT=3;UNTIL=later`, 3],
  [`${NINE}\nRRULE:COUNT=3`, 3],
  [`${NINE}\nRRULE:FREQ=SECONDLY;COUNT=30000;UNTIL=20261104T000000`, 2],
  [`${NINE.split('\n')[0]}\nDTEND:later`, 1],
  [`${NINE}\nRDATE;VALUE=PERIOD:20261104T140000Z/PT0S`, 2],
  [`${NINE}\nRDATE;TZID=Office:20261104T090000`, 2],
  ['DTSTART:20261103T140000Z\nDURATION:PT1H\nRDATE:later', 2],
])('names an event that it could not read whole, and reads the others: %s', (lines, busy) => {
  const objects = [object([`${lines}\nSUMMARY:Plan`]), object([NINE])]
  const { times, unreadable } = busyInICalendar(objects, range, owner)
  const [first] = unreadable
  const starts = new Set(times.map(({ startsAt }) => String(startsAt)))
  expect([starts.size, unreadable.length]).toEqual([busy, 1])
  expect(first).toMatch(/^“Plan” \(.+\)$/)
})

it('names nothing that is not about the range, and what is no calendar', () => {
  const past = object(['DTSTART;TZID=Office:20251102T090000\nDURATION:PT1H'])
  expect(busyInICalendar([past, 'BEGIN:VTODO\nEND:VTODO'], range, owner)).toEqual({
    times: [],
    unreadable: [],
  })
  const long = object([`SUMMARY:${'y'.repeat(61)}\nDTSTART:${'x'.repeat(61)}`])
  expect(busyInICalendar(['<html>', long], range, owner).unreadable).toEqual([
    ...['“?” (<html>)', `“${'y'.repeat(60)}” (${'x'.repeat(60)})`],
  ])
})
