import { type ReactNode, useEffect, useRef } from 'react'
import { type FrameMessage, isFramed, tellFrame } from './frame-messages.ts'
import { TallLink } from './links.tsx'

const PARENT_TIMEOUT_MS = 1500

interface Props {
  message: FrameMessage
  text: string
  next: string
  linkText: string
  children: ReactNode
}

/** A finished form, which moves on by itself; in a frame only if the embedding page does not navigate in time. */
export function Done({ message, text, next, linkText, children }: Props) {
  const link = useRef<HTMLAnchorElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is done
  useEffect(() => {
    if (!isFramed()) {
      if (link.current) window.location.assign(link.current.href)
      return
    }
    tellFrame(message)
    const timer = window.setTimeout(() => link.current?.click(), PARENT_TIMEOUT_MS)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <section>
      {children}
      <p>{text}</p>
      <p>
        <TallLink ref={link} className="font-semibold" href={next} target="_top">
          {linkText}
        </TallLink>
      </p>
    </section>
  )
}
