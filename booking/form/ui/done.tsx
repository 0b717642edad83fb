import { type ReactNode, useEffect, useRef } from 'react'
import { type FrameMessage, isFramed, tellFrame } from './frame-messages.ts'

/** The embedding page has this long to navigate by itself. */
const PARENT_TIMEOUT_MS = 1500

interface Props {
  frameOrigins: string[]
  message: FrameMessage
  text: string
  /** Where the visitor goes from here, and the link's text. */
  next: string
  linkText: string
  children: ReactNode
}

/**
 * A finished form: its heading, and the link onward. The page moves on by itself: at once if it is not framed. In a frame
 * it sends a message, so that the embedding page navigates, and follows the link if that page does not react in time.
 */
export function Done({ frameOrigins, message, text, next, linkText, children }: Props) {
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
  return (
    <section>
      {children}
      <p>{text}</p>
      <p>
        <a
          ref={link}
          className="link inline-flex min-h-11 items-center font-semibold"
          href={next}
          target="_top"
        >
          {linkText}
        </a>
      </p>
    </section>
  )
}
