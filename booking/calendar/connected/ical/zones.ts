import windows from 'cldr-core/supplemental/windowsZones.json' with { type: 'json' }
import { canonicalZone } from '../../../core/format-time.ts'
import { type Component, propertiesOf, textOf } from './object.ts'
import { startsByRule } from './series.ts'
import { attempt, type Clock, readWall } from './times.ts'

/** The clock of a zone as an object names it (TZID); of times without one for undefined, and of dates for null. */
export type Zones = (name: string | null | undefined) => Clock

/** The clocks of an object. Dates count in the owner's `zone`, and so do times without a zone unless the object names one. */
export function zonesOf(object: Component[], zone: string): Zones {
  const floating = object.map((component) => textOf(component, 'X-WR-TIMEZONE')).find(Boolean)
  const clockNamed = (tzid: string | null | undefined) => {
    const name = tzid === null ? zone : tzid || floating || zone
    // The name comes first, because the zone rules that programs store with an event are often stale or missing.
    const known = zoneNamed(name)
    if (known) return clockIn(known)
    const rules = object.filter(
      ({ parent }) => parent?.name === 'VTIMEZONE' && textOf(parent, 'TZID') === name,
    )
    return attempt(() => clockByRules(rules)) ?? anyClock
  }
  const clocks = new Map<string | null | undefined, Clock>()
  return (name) => clocks.getOrInsertComputed(name, clockNamed)
}

const WINDOWS_ZONES = new Map(
  windows.supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === '001')
    .map(({ mapZone }) => [mapZone._other.toLowerCase(), mapZone._type]),
)
/** `GMT-0800`, `UTC+5:30` */
const OFFSET = /^(?:GMT|UTC)? ?([+-])(0?\d|1[0-4]):?([0-5]\d)?$/i

/** The IANA zone or the offset of a name, which may begin with a program's own (`/mozilla.org/20050126_1/Europe/Paris`). */
function zoneNamed(name: string) {
  const parts = name.trim().split('/')
  const names = parts.map((_, first) => parts.slice(first).join('/'))
  return names.map(knownZone).find(Boolean)
}

function knownZone(name: string): string | null | undefined {
  const [, sign, hours = '', minutes = '00'] = OFFSET.exec(name) ?? []
  if (sign) return `${sign}${hours.padStart(2, '0')}:${minutes}`
  const spelled = name.replaceAll(' ', '_')
  return (
    canonicalZone(spelled) ??
    canonicalZone(spelled.replace('-', '/')) ??
    WINDOWS_ZONES.get(name.toLowerCase())
  )
}

/** `zone` is an IANA zone, `UTC` or an offset. */
export const clockIn =
  (zone: string): Clock =>
  (wall) => {
    const instant = wall.toZonedDateTime(zone).toInstant()
    return { earliest: instant, latest: instant }
  }

/** The clock of a zone that nobody explains: anything from UTC+14 to UTC-12. */
export const anyClock: Clock = (wall) => ({
  earliest: clockIn('+14:00')(wall).earliest,
  latest: clockIn('-12:00')(wall).latest,
})

/** The years for which an object's own rules are worked out. */
const ERA = { from: Temporal.PlainDateTime.from('2000-01-01'), to: Temporal.PlainDateTime.from('2050-01-01') }

/** The clock by the rules that an object has for a zone (RFC 5545 3.6.5); null when they can't be read. */
function clockByRules(rules: Component[]): Clock | null {
  const { compare } = Temporal.PlainDateTime
  const changes = rules.flatMap((rule) => {
    const [from, to] = ['TZOFFSETFROM', 'TZOFFSETTO'].map((name) => textOf(rule, name).slice(0, 5))
    const wall = readWall(textOf(rule, 'DTSTART'))?.wall
    if (!from || !to || !wall) return []
    const first = { wall, isDate: false, clock: clockIn(from) }
    const dates = propertiesOf(rule, 'RDATE').flatMap(({ value }) =>
      value.split(',').flatMap((text) => readWall(text)?.wall ?? []),
    )
    const byRule = propertiesOf(rule, 'RRULE').flatMap(({ value }) => startsByRule(value, first, ERA).starts)
    return [wall, ...dates, ...byRule].map((at) => ({ at, before: clockIn(from), after: clockIn(to) }))
  })
  const [earliest] = changes.sort((a, b) => compare(a.at, b.at))
  if (!earliest) return null
  return (wall) => (changes.findLast(({ at }) => compare(at, wall) <= 0)?.after ?? earliest.before)(wall)
}
