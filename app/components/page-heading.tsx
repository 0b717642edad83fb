import { Kicker } from './ui/kicker.tsx'
import { NoBreak } from './ui/no-break.tsx'

interface PageHeadingProps {
  /** `turn` is the second part of a headline, in italics on its own lines. */
  content: { kicker: React.ReactNode; headline: string | { plain: string; turn: string } }
  className?: string
}

/** The page's `h1` under its kicker. */
export function PageHeading({ content: { kicker, headline }, className = 'text-display' }: PageHeadingProps) {
  return (
    <>
      <Kicker className="text-soft">{kicker}</Kicker>
      <h1 className={className}>
        {typeof headline === 'string' ? (
          headline
        ) : (
          <>
            <NoBreak text={headline.plain} /> <em className="text-evergreen">{headline.turn}</em>
          </>
        )}
      </h1>
    </>
  )
}
