import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { busyInICalendar } from './busy.ts'

const readCases = (name: string) =>
  JSON.parse(readFileSync(`${import.meta.dirname}/cases/${name}.json`, 'utf8'))

interface Case {
  name: string
  ics: string
  busy?: string[]
  busyDays?: number
}

const { zone, owner, from, until, cases } = readCases('calendars')
const range = { startsAt: Temporal.Instant.from(from), endsAt: Temporal.Instant.from(until) }
const local = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(zone).toString().slice(5, 16)

it.each<Case>(cases)('reads what other programs write: $name', ({ ics, busy, busyDays }) => {
  const { times } = busyInICalendar([ics], range, { zone, addresses: [owner] })
  const texts = times.map(({ startsAt, endsAt }) => `${local(startsAt)}/${local(endsAt)}`)
  const found = [...new Set(texts)].toSorted()
  if (busy) expect(found).toEqual(busy)
  else expect(new Set(found.map((text) => text.slice(0, 5))).size).toBe(busyDays)
})

/** Computed by python-dateutil, whose rules share no code with ours; the first day always counts. */
const rules: [start: string, rule: string, days: string[]][] = readCases('recurrences')

it('counts 300 rules as another implementation of RFC 5545 does', () => {
  const winter = {
    startsAt: Temporal.Instant.from('2026-11-30T00:00:00-05:00'),
    endsAt: Temporal.Instant.from('2027-02-28T00:00:00-05:00'),
  }
  const counted = rules.map(([start, rule]) => {
    const lines = `BEGIN:VEVENT\nDTSTART;TZID=${zone}:${start}\nDURATION:PT1H\nRRULE:${rule}\nEND:VEVENT`
    const { times } = busyInICalendar([`BEGIN:VCALENDAR\n${lines}\nEND:VCALENDAR`], winter, {
      zone,
      addresses: [],
    })
    const days = times.map(({ startsAt }) => startsAt.toZonedDateTimeISO(zone).toPlainDate().toString())
    return [start, rule, [...new Set(days)].toSorted()]
  })
  expect(counted).toEqual(rules)
})
