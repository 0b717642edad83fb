import { type Attribution, type Touch, touchesIn } from './attribution.ts'

// Facebook adds its click id to unpaid links too.
const CLICKS = {
  gclid: 'Google ad',
  gbraid: 'Google ad',
  wbraid: 'Google ad',
  msclkid: 'Microsoft ad',
  fbclid: 'Facebook link',
} as const
type ClickName = keyof typeof CLICKS
const CLICK_NAMES = Object.keys(CLICKS) as ClickName[]

/** `google / cpc / spring`, a platform, a referrer's host, or `direct`. */
function formatOrigin(touch: Touch): string {
  const campaign = [touch.utm_source, touch.utm_medium, touch.utm_campaign].filter(Boolean).join(' / ')
  const click = CLICK_NAMES.find((name) => touch[name])
  return campaign || (click && CLICKS[click]) || hostIn(touch.referrer) || 'direct'
}

/** `google / cpc / spring, term knee pain, gclid Cj0K, from www.google.com, landed on /seo, November 12, 2026` */
export function formatTouch(touch: Touch): string {
  const origin = formatOrigin(touch)
  const host = hostIn(touch.referrer)
  const { utm_term: term, utm_content: content, landing, came_on: day } = touch
  return [
    origin,
    term && `term ${term}`,
    content && `content ${content}`,
    ...CLICK_NAMES.map((name) => touch[name] && `${name} ${touch[name]}`),
    host && host !== origin && `from ${host}`,
    landing && `landed on ${landing}`,
    day && formatUtcDay(day),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A summary for a table cell: `google / cpc, then newsletter`; empty when nothing is known. */
export function formatAttribution(attribution: Attribution): string {
  const { first, last } = touchesIn(attribution)
  if (!Object.keys(last).length) return ''
  const [firstOrigin, lastOrigin] = [formatOrigin(first), formatOrigin(last)]
  return firstOrigin === lastOrigin ? firstOrigin : `${firstOrigin}, then ${lastOrigin}`
}

/** The host of an address; empty for what is none. */
export function hostIn(origin: string | undefined): string {
  return origin && URL.canParse(origin) ? new URL(origin).host : ''
}

function formatUtcDay(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
