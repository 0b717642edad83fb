import { useEffect, useRef } from 'react'

/** Moves focus after the next render. Each request is a new object, so that the same target can be asked for again. */
export interface FocusRequest {
  target: 'title' | 'week' | 'error'
}

/** A ref for the heading that receives focus when a request names it. */
export function useFocusTarget(target: FocusRequest['target'], request: FocusRequest | null) {
  const ref = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (request?.target === target) ref.current?.focus()
  }, [target, request])
  return ref
}

/** The page's only headline, which receives focus when the content changes. */
export function FocusedHeading(props: {
  kicker?: string
  title: string
  focus?: FocusRequest | null
  /** The page around the frame shows it, by a script. */
  isShownOutside?: boolean
}) {
  const ref = useFocusTarget('title', props.focus ?? null)
  return (
    <header className={`mb-4 ${props.isShownOutside ? 'sr-only noscript:not-sr-only' : ''}`}>
      {props.kicker && <p className="mb-2 text-fine text-soft">{props.kicker}</p>}
      <h1 ref={ref} className="text-major focus:outline-offset-4" tabIndex={-1}>
        {props.title}
      </h1>
    </header>
  )
}
