import { onConsentChange } from '../layout/consent/consent-storage.ts'
import { withTouches } from './append-attribution.ts'
import { onActivate } from './on-activate.ts'
import { forTheVisit, longer, readTouches } from './touch-storage.ts'
import type { Touches } from './touches.ts'

/** What is kept longer knows of earlier visits too. */
function known(): Touches | null {
  return readTouches(longer) ?? readTouches(forTheVisit)
}

/**
 * Tells a frame that shows the desk how the visitor came. `origin` is the frame's: nobody else may read it.
 * Two empty touches say that nothing is known any more.
 */
export function postAttribution(frame: HTMLIFrameElement, origin: string): void {
  onActivate(() => {
    const touches = known() ?? { first: {}, last: {} }
    frame.contentWindow?.postMessage({ type: 'site:attribution', v: 1, ...touches }, origin)
  })
}

/**
 * Hands on how the visitor came, when the page is opened and whenever consent changes. The desk is told, in case
 * it was awake before this page listened. An outside provider reads its address alone: it is loaded anew if that
 * lacks a campaign, once. The links to a tab of its own carry the same.
 */
export function handOffAttribution(place: HTMLElement, frame: HTMLIFrameElement): void {
  const isDesk = new URL(frame.src).origin === location.origin
  const links = [...place.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]')].map((link) => ({
    link,
    address: link.href,
  }))
  const addressWith = (address: string) => {
    const touches = known()
    return touches ? withTouches(address, touches, isDesk) : address
  }
  const hand = () => {
    if (isDesk) postAttribution(frame, location.origin)
    for (const { link, address } of links) link.href = addressWith(address)
  }
  onActivate(() => {
    hand()
    onConsentChange(hand)
    const address = addressWith(frame.src)
    if (isDesk || address === frame.src) return
    // Not by `src`, which would cost the visitor one more press of Back. A frame that is still on its way to its
    // first address can lose the second: the page has loaded only when its frames have.
    const replace = () => frame.contentWindow?.location.replace(address)
    if (document.readyState === 'complete') replace()
    else addEventListener('load', replace, { once: true })
  })
}
