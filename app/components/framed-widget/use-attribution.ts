import { type RefObject, useEffect, useState } from 'react'
import { onConsentChange } from '../../layout/consent/consent-storage.ts'
import { knownTouches } from '../../scripts/attribution.ts'
import { withTouches } from '../../scripts/touches.ts'

/**
 * Tells a frame that shows our own widget how the visitor came. `origin` is the frame's: nobody else may read it.
 * Two empty touches say that nothing is known any more.
 */
export function postAttribution(frame: HTMLIFrameElement, origin: string): void {
  const touches = knownTouches() ?? { first: {}, last: {} }
  frame.contentWindow?.postMessage({ type: 'site:attribution', v: 1, ...touches }, origin)
}

/**
 * Hands on how the visitor came, now and whenever consent changes. Our own widget is told by a message; another
 * provider reads its address alone, and is loaded again, once, if that lacks a campaign.
 * @param address of the frame
 * @param ownTab the same outside a frame
 * @returns the address for links that open the widget in a tab of its own
 */
export function useAttribution(frame: RefObject<HTMLIFrameElement | null>, address: string, ownTab: string) {
  const [tabAddress, setTabAddress] = useState(ownTab)

  useEffect(() => {
    const isOwn = new URL(address, location.href).origin === location.origin
    const withKnown = (to: string) => {
      const touches = knownTouches()
      return touches ? withTouches(new URL(to, location.href).href, touches, isOwn) : to
    }
    const handOn = () => {
      if (isOwn && frame.current) postAttribution(frame.current, location.origin)
      setTabAddress(withKnown(ownTab))
    }
    handOn()
    const unsubscribe = onConsentChange(handOn)
    // The answer may have been changed in another tab meanwhile.
    document.addEventListener('visibilitychange', handOn)
    const full = withKnown(address)
    // Setting `src` would add an entry to the history, and cost the visitor one more press of Back. A frame that is
    // still on its way to its first address can lose the second, so this waits for the load of the page.
    const replace = () => frame.current?.contentWindow?.location.replace(full)
    if (!isOwn && full !== address) {
      if (document.readyState === 'complete') replace()
      else addEventListener('load', replace, { once: true })
    }
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', handOn)
      removeEventListener('load', replace)
    }
  }, [frame, address, ownTab])

  return tabAddress
}
