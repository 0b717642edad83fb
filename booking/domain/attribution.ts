import { UNPRINTABLE } from './unprintable.ts'

/** Campaign parameters and the click numbers of ad platforms. */
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

/** What is known of one touch. `referrer` is an origin, `landing` a path of the site, `came_on` the day in UTC, ISO. */
export const TOUCH_NAMES = [...CAMPAIGN_NAMES, 'referrer', 'landing', 'came_on'] as const
export type TouchName = (typeof TOUCH_NAMES)[number]
export type Touch = Partial<Record<TouchName, string>>

const FIRST = 'first_'

/** Every name that travels with a visitor and is stored with a booking or a lead. All others are dropped. */
export const ATTRIBUTION_NAMES: readonly string[] = [
  ...TOUCH_NAMES,
  ...TOUCH_NAMES.map((name) => FIRST + name),
]

/**
 * Both touches in one flat record, because it travels as form fields and as a query: the last touch under the
 * touch's own names, the first under `first_utm_source` and so on. Where only one of them is there, it was both.
 */
export type Attribution = Record<string, string>

const LONGEST = 200

/**
 * Takes an attribution out of a query, a form or a message: known names only, each of at most 200 characters.
 * One that is too long or unprintable is left out and not refused: an ad platform's odd click number must never
 * cost a doctor the appointment, and one cut short names no click. A referrer is kept as its origin alone, a
 * landing page without its query.
 * @param given tells what stands under a name; anything but a string is nothing
 */
export function cleanAttribution(given: (name: string) => unknown): Attribution {
  const touch = (prefix: string): Touch => {
    const found: Touch = {}
    for (const name of TOUCH_NAMES) {
      const value = cleanValue(name, given(prefix + name))
      if (value) found[name] = value
    }
    return found
  }
  return flat(touch(FIRST), touch(''))
}

/** The first touch and the last. Where the record has one of them, it counts as both. */
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

/** The record as it is stored: with both touches written out. */
export function withBothTouches(attribution: Attribution): Attribution {
  const { first, last } = touchesIn(attribution)
  return flat(first, last)
}

function flat(first: Touch, last: Touch): Attribution {
  return {
    ...last,
    ...Object.fromEntries(Object.entries(first).map(([name, value]) => [FIRST + name, value])),
  }
}

/** The origin of a web address, empty where it is none. URL.canParse is missing from the oldest browsers we build for. */
function webOrigin(value: string): string {
  try {
    return /^https?:/i.test(value) ? new URL(value).origin : ''
  } catch {
    return ''
  }
}

function cleanValue(name: TouchName, given: unknown): string {
  if (typeof given !== 'string') return ''
  const value = given.trim()
  if (value.length > LONGEST || UNPRINTABLE.test(value)) return ''
  switch (name) {
    case 'referrer':
      return webOrigin(value)
    case 'landing':
      return /^\/(?!\/)[^?#]*/.exec(value)?.[0] ?? ''
    case 'came_on':
      // A day that no calendar has would stop whoever says it in words.
      return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : ''
    default:
      return value
  }
}
