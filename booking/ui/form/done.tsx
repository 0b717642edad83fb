import type { ReactNode } from 'react'
import type { FrameMessage } from '../frame-messages.ts'
import { useHandOver } from './use-hand-over.ts'

interface Props {
  frameOrigins: string[]
  message: FrameMessage
  text: string
  /** Where the visitor goes from here, and the link's text. */
  next: string
  linkText: string
  children: ReactNode
}

/** A finished form: its heading, and the link onward for browsers in which the page does not move on by itself. */
export function Done({ frameOrigins, message, text, next, linkText, children }: Props) {
  const link = useHandOver(frameOrigins, message)
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
