import { UNPRINTABLE } from '../sanitize.ts'

const CAMPAIGN_NAMES = [
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

/** `referrer` is an origin, `landing` a path of the site, `came_on` an ISO instant, and as it is stored the ISO date in the office’s zone. */
const TOUCH_NAMES = [...CAMPAIGN_NAMES, 'referrer', 'landing', 'came_on'] as const
type TouchName = (typeof TOUCH_NAMES)[number]
export type Touch = Partial<Record<TouchName, string>>

const FIRST = 'first_'

/** Beside the touches: `yes` if the visitor has agreed that an ad platform is told what its click led to. */
export const ADS_CONSENT = 'ads_consent'

/**
 * Last touch (`utm_source`), first touch (`first_utm_source`) and `ads_consent`, flat because it is sent as form fields
 * and queries.
 */
export type Attribution = Record<string, string>

const MAX_VALUE_LENGTH = 200

/** Reads the known names; an unusable value is left out, not refused, because it must never prevent a booking. */
export function cleanAttribution(read: (name: string) => unknown): Attribution {
  const clean = (prefix: string) => touchOf((name) => cleanValue(name, read(prefix + name)))
  return flatten(clean(FIRST), clean(''), read(ADS_CONSENT))
}

/** The first and the last touch. If the record has only one of them, it is returned as both. */
export function touchesIn(attribution: Attribution): { first: Touch; last: Touch } {
  const first = touchOf((name) => attribution[FIRST + name])
  const last = touchOf((name) => attribution[name])
  if (!Object.keys(first).length) return { first: last, last }
  return { first, last: Object.keys(last).length ? last : first }
}

function touchOf(read: (name: TouchName) => string | undefined): Touch {
  return Object.fromEntries(TOUCH_NAMES.map((name) => [name, read(name)]).filter(([, value]) => value))
}

/** The record as it is stored, with both touches written out and of their moments the day in the office's zone alone. */
export function withBothTouches(attribution: Attribution, officeZone: string): Attribution {
  const { first, last } = touchesIn(attribution)
  const onItsDay = ({ came_on: moment, ...touch }: Touch): Touch =>
    moment
      ? {
          ...touch,
          came_on: Temporal.Instant.from(moment).toZonedDateTimeISO(officeZone).toPlainDate().toString(),
        }
      : touch
  return flatten(onItsDay(first), onItsDay(last), attribution[ADS_CONSENT])
}

function flatten(first: Touch, last: Touch, consent: unknown): Attribution {
  return {
    ...last,
    ...Object.fromEntries(Object.entries(first).map(([name, value]) => [FIRST + name, value])),
    ...(consent === 'yes' ? { [ADS_CONSENT]: consent } : {}),
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

/** Whether this is an instant of a year with four digits, as `toISOString` writes it. Reading the day of another may throw. */
function isInstant(value: string): boolean {
  const date = new Date(value)
  return /^\d{4}-/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString() === value
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
      return isInstant(value) ? value : ''
    default:
      return value
  }
}
