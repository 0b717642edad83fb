import { expect, it } from 'vitest'
import { canonicalZone, formatBusinessDays, formatWhen, isIsoDate } from './format-time.ts'

const instant = Date.UTC(2026, 11, 1, 15, 0)

it('names a zone by its offset and its IANA name where English has no name for it', () => {
  expect(formatWhen(instant, 'Asia/Kathmandu')).toBe('Tuesday, December 1, 2026 at 8:45 PM Nepal Time')
  expect(formatWhen(instant, 'Asia/Qostanay')).toMatch(/ PM .+$/)
  expect(formatWhen(instant, 'Etc/GMT+5')).toMatch(/ AM GMT-05:00 \(Etc\/GMT\+5\)$/)
})

it('uses only plain spaces, and knows every kind of zone', () => {
  for (const zone of ['America/New_York', 'UTC', 'Etc/GMT+5']) expect(canonicalZone(zone)).not.toBeNull()
  expect(formatWhen(instant, 'Pacific/Apia')).not.toMatch(/[\u00a0\u202f]/)
})

it('counts one business day and several', () => {
  expect([1, 2].map(formatBusinessDays)).toEqual(['1 business day', '2 business days'])
})

it.each(['', 'Mars/Olympus', '+05:30', 'America/New_York\r\nBcc: x', 'a'.repeat(80)])(
  'rejects the zone %j',
  (zone) => {
    expect(canonicalZone(zone)).toBeNull()
  },
)

it.each([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02', false],
  ['2027-2-1', false],
])('knows whether %s is a date', (text, isDate) => {
  expect(isIsoDate(text)).toBe(isDate)
})
