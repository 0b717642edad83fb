import { type FocusRequest, useFocusTarget } from './use-focus-target.ts'

/** The page's only headline, which receives focus when the content changes. */
export function PageHeading(props: { kicker?: string; title: string; focus?: FocusRequest | null }) {
  const ref = useFocusTarget<HTMLHeadingElement>('title', props.focus ?? null)
  return (
    <header className="mb-4">
      {props.kicker && (
        <p className="mb-2 flex items-center gap-3 text-fine text-soft wide:before:h-px wide:before:w-8 wide:before:bg-ink">
          {props.kicker}
        </p>
      )}
      <h1 ref={ref} className="text-major focus:outline-offset-4" tabIndex={-1}>
        {props.title}
      </h1>
    </header>
  )
}
