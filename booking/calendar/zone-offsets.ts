import { formatterOf } from '../core/format-time.ts'

// The first Intl.DateTimeFormat of a page takes a slow phone 200 ms, so the server sends the offsets of a zone.

const MINUTE_MS = 60 * 1000
const DAY_MS = 24 * 60 * MINUTE_MS

const offsets = new Map<string, number>()
const MAX_OFFSETS = 10_000

function measureOffset(epochMs: number, zone: string): number {
  if (zone === ownZone()) return -new Date(epochMs).getTimezoneOffset()
  const clock = formatterOf({
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  })
  const numbers = [...clock.format(epochMs).matchAll(/\d+/g)].map(Number)
  const [month, day, year, hour, minute] = numbers as [number, number, number, number, number]
  const wholeMinute = Math.floor(epochMs / MINUTE_MS) * MINUTE_MS
  return (Date.UTC(year, month - 1, day, hour, minute) - wholeMinute) / MINUTE_MS
}

function offsetAtStartOfDay(dayMs: number, zone: string): number {
  const key = `${zone} ${dayMs}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = measureOffset(dayMs, zone)
  if (offsets.size >= MAX_OFFSETS) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** The offset of `zone` in minutes at an instant, which is measured only on the day of a clock change. */
export function offsetAt(epochMs: number, zone: string): number {
  const dayMs = Math.floor(epochMs / DAY_MS) * DAY_MS
  const offset = offsetAtStartOfDay(dayMs, zone)
  return offset === offsetAtStartOfDay(dayMs + DAY_MS, zone) ? offset : measureOffset(epochMs, zone)
}

/** For a calendar of these instants: minutes from UTC at the start of each UTC day from `firstDay` on. */
export function zoneOffsets(starts: number[], zone: string) {
  const firstDay = Math.floor(Math.min(...starts) / DAY_MS) * DAY_MS
  const days = Math.floor((Math.max(...starts) - firstDay) / DAY_MS) + 2
  const minutes = Array.from({ length: days }, (_, day) => offsetAtStartOfDay(firstDay + day * DAY_MS, zone))
  return { firstDay, minutes }
}

export type ZoneOffsets = ReturnType<typeof zoneOffsets>

/** Takes over the offsets that the server computed. */
export function rememberOffsets(zone: string, { firstDay, minutes }: ZoneOffsets): void {
  minutes.forEach((offset, day) => {
    offsets.set(`${zone} ${firstDay + day * DAY_MS}`, offset)
  })
}

let own: string | null | undefined

/** The browser's zone, or null where it has no name for it. */
export function ownZone(): string | null {
  if (own === undefined) {
    // With Temporal no formatter is needed.
    const zone =
      typeof Temporal === 'object'
        ? Temporal.Now.timeZoneId()
        : Intl.DateTimeFormat().resolvedOptions().timeZone
    own = /^[A-Za-z]/.test(zone) && zone !== 'Etc/Unknown' ? zone : null
  }
  return own
}
