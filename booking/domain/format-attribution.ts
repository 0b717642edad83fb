import { type Attribution, type Touch, touchesIn } from './attribution.ts'

/** A click number names its platform where no source does. Facebook adds its own to unpaid links as well. */
const CLICKS = {
  gclid: 'Google ad',
  gbraid: 'Google ad',
  wbraid: 'Google ad',
  msclkid: 'Microsoft ad',
  fbclid: 'Facebook link',
} as const
type ClickName = keyof typeof CLICKS
const CLICK_NAMES = Object.keys(CLICKS) as ClickName[]

/** `google / cpc / spring`, a platform, a referrer's host, or `directly`. */
export function formatOrigin(touch: Touch): string {
  const campaign = [touch.utm_source, touch.utm_medium, touch.utm_campaign].filter(Boolean).join(' / ')
  const click = CLICK_NAMES.find((name) => touch[name])
  return campaign || (click && CLICKS[click]) || hostOf(touch.referrer) || 'directly'
}

/**
 * All that is known of a touch, in one line:
 * `google / cpc / spring, term knee pain, gclid Cj0K, from www.google.com, landed on /seo, November 12, 2026`.
 */
export function formatTouch(touch: Touch): string {
  const origin = formatOrigin(touch)
  const host = hostOf(touch.referrer)
  const { utm_term: term, utm_content: content, landing, came_on: day } = touch
  return [
    origin,
    term && `term ${term}`,
    content && `content ${content}`,
    ...CLICK_NAMES.map((name) => touch[name] && `${name} ${touch[name]}`),
    host && host !== origin && `from ${host}`,
    landing && `landed on ${landing}`,
    day && sayUtcDay(day),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A few words for a table: `google / cpc, then newsletter`; empty where nothing is known. */
export function formatAttribution(attribution: Attribution): string {
  const { first, last } = touchesIn(attribution)
  if (!Object.keys(last).length) return ''
  const [began, ended] = [formatOrigin(first), formatOrigin(last)]
  return began === ended ? began : `${began}, then ${ended}`
}

function hostOf(origin: string | undefined): string {
  return origin && URL.canParse(origin) ? new URL(origin).host : ''
}

function sayUtcDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
