import { type FocusRequest, useFocusTarget } from './use-focus-target.ts'

/** The page's only headline, which receives focus when the content changes. */
export function PageHeading(props: {
  kicker?: string
  title: string
  focus?: FocusRequest | null
  /** The page around the frame shows it, by a script. */
  isShownOutside?: boolean
}) {
  const ref = useFocusTarget<HTMLHeadingElement>('title', props.focus ?? null)
  return (
    <header className={`mb-4 ${props.isShownOutside ? 'sr-only noscript:not-sr-only' : ''}`}>
      {props.kicker && <p className="mb-2 text-fine text-soft">{props.kicker}</p>}
      <h1 ref={ref} className="text-major focus:outline-offset-4" tabIndex={-1}>
        {props.title}
      </h1>
    </header>
  )
}
