import { type RefObject, useEffect, useState } from 'react'
import { onConsentChange } from '../../layout/consent/consent-storage.ts'
import { knownTouches } from '../../scripts/attribution.ts'
import { withTouches } from '../../scripts/touches.ts'

/**
 * Posts the attribution to a frame that shows the built-in widget. `origin` is the frame's, so that no other page can
 * read the message. Two empty touches mean that nothing is known anymore.
 */
export function postAttribution(frame: HTMLIFrameElement, origin: string): void {
  const touches = knownTouches() ?? { first: {}, last: {} }
  frame.contentWindow?.postMessage({ type: 'site:attribution', v: 1, ...touches }, origin)
}

/**
 * Passes the attribution to the widget, now and whenever consent changes. The built-in widget gets a message. An
 * outside provider reads only its address, so its frame is reloaded once if that address names no campaign.
 * @param address of the frame
 * @param ownTab address of the widget outside a frame
 * @returns the address for links that open the widget in a new tab
 */
export function usePassedAttribution(
  frame: RefObject<HTMLIFrameElement | null>,
  address: string,
  ownTab: string,
) {
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
