/**
 * The one way the desk says a time: page, mail and invitation alike.
 * Takes epoch milliseconds and uses Intl alone, because browsers without Temporal run it too.
 * Throws RangeError for an unknown zone; ask `isZone` first about a name from outside.
 */

const LANGUAGE = 'en-US'

/** `Tuesday, December 1, 2026` */
export function formatDay(epochMilliseconds: number, zone: string): string {
  return say(epochMilliseconds, {
    timeZone: zone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
}

/** `10:00 AM` */
export function formatTime(epochMilliseconds: number, zone: string): string {
  return say(epochMilliseconds, { timeZone: zone, hour: 'numeric', minute: '2-digit', hour12: true })
}

/** `Eastern Standard Time`, or `GMT+05:30` where the language has no name for the zone. */
export function formatZone(epochMilliseconds: number, zone: string): string {
  const parts = formatterOf({ timeZone: zone, timeZoneName: 'long' }).formatToParts(epochMilliseconds)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

/** `Tuesday, December 1, 2026 at 10:00 AM Eastern Standard Time (America/New_York)` */
export function formatWhen(epochMilliseconds: number, zone: string): string {
  const day = formatDay(epochMilliseconds, zone)
  const time = formatTime(epochMilliseconds, zone)
  return `${day} at ${time} ${formatZone(epochMilliseconds, zone)} (${zone})`
}

/** Whether `name` is an IANA zone this runtime knows. A bare offset such as `+05:30` is not: it has no DST. */
export function isZone(name: string): boolean {
  return canonicalZone(name) !== null
}

/**
 * The zone's one spelling, `America/New_York` for `aMERICA/new_york`; null when there is no such zone.
 * Names from outside are kept in this spelling alone: a runtime takes any letter case, and so would mails and caches.
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

/** Formatters by their options. Each holds some 25 KB outside the heap, so they are shared, and few. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const MOST_FORMATTERS = 200

function formatterOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const known = formatters.get(key)
  if (known) return known
  if (formatters.size >= MOST_FORMATTERS) formatters.clear()
  const formatter = new Intl.DateTimeFormat(LANGUAGE, options)
  formatters.set(key, formatter)
  return formatter
}

function say(epochMilliseconds: number, options: Intl.DateTimeFormatOptions): string {
  // Some runtimes put U+202F before AM and PM, others a space; mail clients and tests see one or the other.
  return formatterOf(options).format(epochMilliseconds).replaceAll('\u202f', ' ')
}
