import { Kicker } from './ui/kicker.tsx'
import { NoBreak } from './ui/no-break.tsx'

interface PageHeadingProps {
  /** `turn` is the second part of a headline, in italics on its own lines. */
  content: { kicker: React.ReactNode; headline: string | { plain: string; turn: string } }
  /** Font size and maximum width of the headline. */
  className?: string
  id?: string
  tone?: 'light' | 'dark'
}

/** The page's `h1` under its kicker. */
export function PageHeading({
  content: { kicker, headline },
  className = 'text-display',
  id,
  tone = 'light',
}: PageHeadingProps) {
  const dark = tone === 'dark'
  return (
    <>
      <Kicker className={dark ? 'text-paper/85' : 'text-soft'}>{kicker}</Kicker>
      <h1 id={id} className={className}>
        {typeof headline === 'string' ? (
          headline
        ) : (
          <>
            <NoBreak text={headline.plain} />{' '}
            <em className={dark ? 'text-wash' : 'text-evergreen'}>{headline.turn}</em>
          </>
        )}
      </h1>
    </>
  )
}
