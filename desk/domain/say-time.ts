/**
 * The one way the desk says a time: page, mail and invitation alike.
 * Takes epoch milliseconds and uses Intl alone, because browsers without Temporal run it too.
 * Throws RangeError for an unknown zone; ask `isZone` first about a name from outside.
 */

const LANGUAGE = 'en-US'

/** `Tuesday, December 1, 2026` */
export function sayDay(epochMilliseconds: number, zone: string): string {
  return say(epochMilliseconds, {
    timeZone: zone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
}

/** `10:00 AM` */
export function sayTime(epochMilliseconds: number, zone: string): string {
  return say(epochMilliseconds, { timeZone: zone, hour: 'numeric', minute: '2-digit', hour12: true })
}

/** `Eastern Standard Time`, or `GMT+05:30` where the language has no name for the zone. */
export function sayZone(epochMilliseconds: number, zone: string): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE, { timeZone: zone, timeZoneName: 'long' }).formatToParts(
    epochMilliseconds,
  )
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

/** `Tuesday, December 1, 2026 at 10:00 AM Eastern Standard Time (America/New_York)` */
export function sayWhen(epochMilliseconds: number, zone: string): string {
  const day = sayDay(epochMilliseconds, zone)
  const time = sayTime(epochMilliseconds, zone)
  return `${day} at ${time} ${sayZone(epochMilliseconds, zone)} (${zone})`
}

/** Whether `name` is an IANA zone this runtime knows. A bare offset such as `+05:30` is not: it has no DST. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{1,63}$/.test(name)) return false
  try {
    new Intl.DateTimeFormat(LANGUAGE, { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

function say(epochMilliseconds: number, options: Intl.DateTimeFormatOptions): string {
  // Some runtimes put U+202F before AM and PM, others a space; mail clients and tests see one or the other.
  return new Intl.DateTimeFormat(LANGUAGE, options).format(epochMilliseconds).replaceAll('\u202f', ' ')
}
