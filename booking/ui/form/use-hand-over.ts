import { type RefObject, useEffect, useRef } from 'react'
import { type FrameMessage, isFramed, tellFrame } from '../frame-messages.ts'

/** The embedding page has this long to navigate by itself. */
const PARENT_TIMEOUT_MS = 1500

/**
 * Leads the visitor on when a form is done: alone at once, in a frame by the embedding page, which is told so,
 * or by the link after a while where the page does not react.
 * @returns the ref of the link that leads on
 */
export function useHandOver(
  frameOrigins: string[],
  message: FrameMessage,
): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is done
  useEffect(() => {
    if (!isFramed(window)) {
      if (link.current) window.location.assign(link.current.href)
      return
    }
    tellFrame(window, frameOrigins, message)
    const timer = window.setTimeout(() => link.current?.click(), PARENT_TIMEOUT_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return link
}
