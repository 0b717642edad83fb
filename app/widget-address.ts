import { campaign, MAX_VALUE_LENGTH } from './scripts/touches.ts'
import type { Framed } from './site-values.ts'

/** Sources of a page with this frame. An outside widget may end on a page of this site. */
export const frameSources = ({ address, origins, isDesk }: Framed): string[] => [
  "'self'",
  ...(isDesk ? [] : new Set([new URL(address).origin, ...origins])),
]

/** A time that a link on another page has chosen. */
const START = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

/**
 * The widget's addresses, in the frame and in a separate tab, with the visit's campaign parameters and its chosen time.
 * `address` may be a path on this site or an absolute address; other parameters of the visit are dropped.
 */
export function widgetAddress(address: string, visit: URLSearchParams): { inFrame: string; ownTab: string } {
  const base = new URL(address, 'https://here.invalid')
  for (const name of campaign) {
    const value = visit.get(name)
    if (value && value.length <= MAX_VALUE_LENGTH) base.searchParams.set(name, value)
  }
  const start = visit.get('start')
  if (start && START.test(start)) base.searchParams.set('start', start)
  const ownTab = new URL(base)
  for (const name of ['embed', 'embed_domain', 'embed_type']) ownTab.searchParams.delete(name)
  const short = (url: URL) => (url.host === 'here.invalid' ? url.pathname + url.search : url.href)
  return { inFrame: short(base), ownTab: short(ownTab) }
}
