import { UNPRINTABLE } from './answer-rules.ts'
import { isIsoDate } from './format-time.ts'

/** Campaign parameters and the click ids of ad platforms. */
export const CAMPAIGN_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
] as const

/** The fields of one touch. `referrer` is an origin, `landing` a path of the site, `came_on` an ISO date in UTC. */
export const TOUCH_NAMES = [...CAMPAIGN_NAMES, 'referrer', 'landing', 'came_on'] as const
export type TouchName = (typeof TOUCH_NAMES)[number]
export type Touch = Partial<Record<TouchName, string>>

const FIRST = 'first_'

/**
 * First and last touch in one flat record, because it is sent as form fields and as a query: the last touch under
 * the plain names, the first under `first_utm_source` and so on. If only one is present, it counts as both.
 */
export type Attribution = Record<string, string>

const MAX_VALUE_LENGTH = 200

/**
 * Reads an attribution from a query, a form or a message: known names only, each of at most 200 characters.
 * Values that are too long or unprintable are left out, not refused: an odd click id must never prevent a booking,
 * and a truncated one identifies no click. A referrer is reduced to its origin, a landing page loses its query.
 * @param read returns the value of a parameter; anything but a string is ignored
 */
export function cleanAttribution(read: (name: string) => unknown): Attribution {
  const touch = (prefix: string): Touch => {
    const fields: Touch = {}
    for (const name of TOUCH_NAMES) {
      const value = cleanValue(name, read(prefix + name))
      if (value) fields[name] = value
    }
    return fields
  }
  return flatten(touch(FIRST), touch(''))
}

/** The first and the last touch. If the record has only one of them, it is returned as both. */
export function touchesIn(attribution: Attribution): { first: Touch; last: Touch } {
  const pick = (prefix: string): Touch =>
    Object.fromEntries(
      TOUCH_NAMES.flatMap((name) => {
        const value = attribution[prefix + name]
        return value ? [[name, value]] : []
      }),
    )
  const first = pick(FIRST)
  const last = pick('')
  if (!Object.keys(first).length) return { first: last, last }
  return { first, last: Object.keys(last).length ? last : first }
}

/** The record as it is stored, with both touches written out. */
export function withBothTouches(attribution: Attribution): Attribution {
  const { first, last } = touchesIn(attribution)
  return flatten(first, last)
}

function flatten(first: Touch, last: Touch): Attribution {
  return {
    ...last,
    ...Object.fromEntries(Object.entries(first).map(([name, value]) => [FIRST + name, value])),
  }
}

/** The origin of an http(s) URL, otherwise empty. The oldest supported browsers lack `URL.canParse`. */
function webOrigin(value: string): string {
  try {
    return /^https?:/i.test(value) ? new URL(value).origin : ''
  } catch {
    return ''
  }
}

function cleanValue(name: TouchName, raw: unknown): string {
  if (typeof raw !== 'string') return ''
  const value = raw.trim()
  if (value.length > MAX_VALUE_LENGTH || UNPRINTABLE.test(value)) return ''
  switch (name) {
    case 'referrer':
      return webOrigin(value)
    case 'landing':
      return /^\/(?!\/)[^?#]*/.exec(value)?.[0] ?? ''
    case 'came_on':
      // An impossible date would make formatting throw.
      return isIsoDate(value) ? value : ''
    default:
      return value
  }
}
