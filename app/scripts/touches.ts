/**
 * One touch: campaign parameters by their names, `referrer` (an origin, never a path), `landing` (a path, never a
 * query) and `came_on` (the day in UTC, ISO).
 */
export type Touch = Record<string, string>

export interface Touches {
  first: Touch
  last: Touch
}

/** What is kept for the visit, and what is kept longer with consent to marketing. */
export interface Kept {
  visit: Touches | null
  longer: Touches | null
}

/** Where a visitor came from, and nothing about who they are. */
export const campaign =
  'utm_source utm_medium utm_campaign utm_term utm_content gclid gbraid wbraid fbclid msclkid'.split(' ')

/** In characters. What is longer is nobody's campaign. */
export const MAX_VALUE_LENGTH = 200
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}]/u

/**
 * What a page load tells about how its visitor came. Null when it tells nothing: it was reached from a page of
 * this site, which is no landing page, and carries no campaign.
 * @param referrer the document's; only its origin is looked at, and this site's own is none
 * @param isPage false where no page stands at the address: such a path may hold anything
 */
export function readTouch(address: URL, referrer: string, today: string, isPage = true): Touch | null {
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
  touch.came_on = today
  return touch
}

/**
 * The first touch stays the first; the last one changes with every touch from outside.
 * What is kept longer begins as what the visit knows, and goes with the consent.
 */
export function follow({ visit, longer }: Kept, touch: Touch | null, marketing: boolean): Kept {
  const now = touch ? add(visit, touch) : visit
  if (!marketing) return { visit: now, longer: null }
  return { visit: now, longer: longer && touch ? add(longer, touch) : (longer ?? now) }
}

/** Without what is from before `since`, an ISO day, and without what is no record of touches. */
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
