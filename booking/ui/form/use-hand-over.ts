import { type RefObject, useEffect, useRef } from 'react'
import { type FrameMessage, isFramed, tellFrame } from '../frame-messages.ts'

/** The embedding page has this long to navigate by itself. */
const PARENT_TIMEOUT_MS = 1500

/**
 * Opens the next page when a form is done: at once if the document is not framed. In a frame it sends a message, so
 * that the embedding page navigates, and follows the link itself if that page does not react in time.
 * @returns the ref of the link to the next page
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
