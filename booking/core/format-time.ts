// Uses only Intl, because browsers without Temporal run it too. All functions throw RangeError for an unknown zone.

const LANGUAGE = 'en-US'

/** `Tuesday, December 1, 2026` */
export function formatDay(epochMilliseconds: number, zone: string): string {
  return format(epochMilliseconds, {
    timeZone: zone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
}

/** `10:00 AM` */
export function formatTime(epochMilliseconds: number, zone: string): string {
  return format(epochMilliseconds, { timeZone: zone, hour: 'numeric', minute: '2-digit', hour12: true })
}

/** `Eastern Standard Time`, or `GMT+05:30` when English has no name for the zone. */
export function formatZone(epochMilliseconds: number, zone: string): string {
  return zoneName(epochMilliseconds, zone, 'long')
}

function zoneName(epochMilliseconds: number, zone: string, timeZoneName: 'long' | 'short'): string {
  const parts = formatterOf({ timeZone: zone, timeZoneName }).formatToParts(epochMilliseconds)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}

/** `Tuesday, December 1, 2026 at 10:00 AM Eastern Standard Time`; a zone without an English name adds its IANA name. */
export function formatWhen(epochMilliseconds: number, zone: string): string {
  const day = formatDay(epochMilliseconds, zone)
  const time = formatTime(epochMilliseconds, zone)
  const name = formatZone(epochMilliseconds, zone)
  return `${day} at ${time} ${name}${name.startsWith('GMT+') || name.startsWith('GMT-') ? ` (${zone})` : ''}`
}

/** `Tuesday, December 1` */
export function formatDate(epochMilliseconds: number, zone: string): string {
  return format(epochMilliseconds, { timeZone: zone, weekday: 'long', month: 'long', day: 'numeric' })
}

/** `Tue, Dec 1, 10:00 AM EST`; a zone without an English abbreviation is written out, or as its offset. */
export function formatShortWhen(epochMilliseconds: number, zone: string): string {
  const day = format(epochMilliseconds, {
    timeZone: zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  })
  return `${day}, ${formatTime(epochMilliseconds, zone)} ${formatShortZone(epochMilliseconds, zone)}`
}

function formatShortZone(epochMilliseconds: number, zone: string): string {
  const short = zoneName(epochMilliseconds, zone, 'short')
  if (!/^GMT./.test(short)) return short
  const long = formatZone(epochMilliseconds, zone)
  return long.startsWith('GMT') ? short : long
}

/**
 * The spelling of an IANA zone to store, because Intl accepts any letter case; null when there is no such zone. A bare offset
 * such as `+05:30` is none: it has no DST rules.
 */
export function canonicalZone(name: string): string | null {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return null
  try {
    return new Intl.DateTimeFormat(LANGUAGE, { timeZone: name }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>()
const MAX_FORMATTERS = 200

/** A shared formatter: each takes about 25 KB outside the heap. */
export function formatterOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const cached = formatters.get(key)
  if (cached) return cached
  if (formatters.size >= MAX_FORMATTERS) formatters.clear()
  const formatter = new Intl.DateTimeFormat(LANGUAGE, options)
  formatters.set(key, formatter)
  return formatter
}

function format(epochMilliseconds: number, options: Intl.DateTimeFormatOptions): string {
  // Some ICU versions put U+202F before AM and PM, others a plain space.
  return formatterOf(options).format(epochMilliseconds).replaceAll('\u202f', ' ')
}

/** Whether `text` is an existing calendar date, `YYYY-MM-DD`. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Formats a count of business days: `1 business day`, `3 business days`. */
export const formatBusinessDays = (days: number): string => `${days} business ${days === 1 ? 'day' : 'days'}`
