/**
 * One touch: campaign parameters by their names, `referrer` (an origin, never a path), `landing` (a path, never a
 * query) and `came_on` (an ISO instant).
 */
export type Touch = Record<string, string>

export interface Touches {
  first: Touch
  last: Touch
}

/** What the built-in widget is told. */
export interface KnownTouches extends Touches {
  /** Whether the visitor agrees to marketing now: only then may an ad platform be told what its click led to. */
  ads_consent?: 'yes'
}

/** What is stored for the session, and what is stored longer with consent to marketing. */
export interface StoredTouches {
  session: Touches | null
  persistent: Touches | null
}

/** Where a visitor came from, and nothing about who they are. */
export const campaign =
  'utm_source utm_medium utm_campaign utm_term utm_content gclid gbraid wbraid fbclid msclkid'.split(' ')

/** In characters; longer values are ignored. */
export const MAX_VALUE_LENGTH = 200
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u

/**
 * Returns what a page load reveals about where its visitor came from. Null if the visitor came from a page of this site
 * and the address names no campaign.
 * @param referrer the document's; only its origin is looked at, and this site's own is none
 * @param isPage false on the 404 page, whose path may contain anything
 */
export function readTouch(address: URL, referrer: string, now: string, isPage = true): Touch | null {
  const touch: Touch = {}
  const note = (name: string, given: string | null) => {
    const value = given?.trim() ?? ''
    if (value && value.length <= MAX_VALUE_LENGTH && !UNPRINTABLE.test(value)) touch[name] = value
  }
  for (const name of campaign) note(name, address.searchParams.get(name))
  const from = /^https?:/.test(referrer) ? new URL(referrer).origin : ''
  if (from !== address.origin) note('referrer', from)
  else if (!isFromOutside(touch)) return null
  if (isPage) note('landing', address.pathname)
  touch.came_on = now
  return touch
}

/**
 * Adds a touch: the first one stays, the last one changes with every touch from outside.
 * The persistent record starts as a copy of the session's, and is removed when consent is withdrawn.
 */
export function updateTouches(stored: StoredTouches, touch: Touch | null, marketing: boolean): StoredTouches {
  const session = touch ? add(stored.session, touch) : stored.session
  if (!marketing) return { session, persistent: null }
  const { persistent } = stored
  return { session, persistent: persistent && touch ? add(persistent, touch) : (persistent ?? session) }
}

/** Drops touches from before `since`, an ISO instant, and anything that is not a record of touches. */
export function keepFresh(touches: Touches | null, since: string): Touches | null {
  const isFresh = (touch: Touch | undefined) => (touch?.came_on ?? '') >= since
  if (!touches || !isFresh(touches.last)) return null
  return isFresh(touches.first) ? touches : { ...touches, first: touches.last }
}

function add(touches: Touches | null, touch: Touch): Touches {
  if (!touches) return { first: touch, last: touch }
  return isFromOutside(touch) ? { ...touches, last: touch } : touches
}

function isFromOutside(touch: Touch): boolean {
  return Object.keys(touch).some((name) => name !== 'landing' && name !== 'came_on')
}

/**
 * A widget's absolute address with the attribution. The built-in widget takes both touches, the first under
 * `first_…`. An outside provider knows only campaign parameters and takes one set: the last touch's, or the first's
 * if the last has none. Its address is unchanged if it already names a campaign.
 */
export function withTouches(
  address: string,
  { first, last, ads_consent: consent }: KnownTouches,
  isDesk: boolean,
): string {
  const url = new URL(address)
  const { searchParams } = url
  if (isDesk) {
    for (const [name, value] of Object.entries(last)) searchParams.set(name, value)
    for (const [name, value] of Object.entries(first)) searchParams.set(`first_${name}`, value)
    if (consent) searchParams.set('ads_consent', consent)
    return url.href
  }
  if (campaign.some((name) => searchParams.has(name))) return address
  const touch = [last, first].find((one) => campaign.some((name) => one[name])) ?? {}
  for (const name of campaign) if (touch[name]) searchParams.set(name, touch[name])
  return url.href
}
