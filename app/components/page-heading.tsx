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
          <NoBreak text={headline} />
        ) : (
          <>
            <NoBreak text={headline.plain} />{' '}
            <em className="text-evergreen">
              <NoBreak text={headline.turn} />
            </em>
          </>
        )}
      </h1>
    </>
  )
}

/** The `h1` of a service's page under its kicker; it names the hero. */
export const ServiceHeading = ({
  content,
  className = 'text-display',
}: PageHeadingProps & { content: { headline: { plain: string; turn: string } } }) => (
  <>
    <Kicker className="text-soft in-[.on-dark]:text-inherit in-[.on-dark]:opacity-85">
      {content.kicker}
    </Kicker>
    <h1 id="hero" className={className}>
      <NoBreak text={content.headline.plain} />{' '}
      <em className="text-evergreen in-[.on-dark]:text-wash">
        <NoBreak text={content.headline.turn} />
      </em>
    </h1>
  </>
)
