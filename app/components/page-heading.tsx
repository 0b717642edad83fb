import type { TurnedHeadline } from '../content/read/parts.ts'
import { NoBreak } from './ui/no-break.tsx'
import { Ringed } from './ui/ring.tsx'

interface MarkedProps {
  text: string
  ringed?: string | undefined
  struck?: TurnedHeadline['struck']
}

/** Words of a headline, with what the pencil draws in them: a ring, or a struck word before the right one. */
export function Marked({ text, ringed, struck }: MarkedProps) {
  const word = ringed ?? struck?.instead
  if (!word || !text.includes(word)) return <NoBreak text={text} />
  const [before = '', ...rest] = text.split(word)
  // A ring goes around the punctuation that follows its words.
  const [, ending = '', after = ''] = /^([.,]*)(.*)$/s.exec(rest.join(word)) ?? []
  return (
    <>
      <NoBreak text={before} />
      {ringed ? (
        <Ringed>
          {word}
          {ending}
        </Ringed>
      ) : (
        <del className="struck text-soft" aria-hidden="true">
          {struck?.word}
        </del>
      )}
      <NoBreak text={ringed ? after : ` ${word}${ending}${after}`} />
    </>
  )
}

/** The text of an `h1`: its turn is in italics, on lines of its own. */
export const Headlined = ({ headline: { plain, turn, ...marks } }: { headline: TurnedHeadline }) => (
  <>
    <Marked text={`${plain} `} {...marks} />
    <em>
      <Marked text={turn} {...marks} />
    </em>
  </>
)

interface PageHeadingProps {
  content: { kicker: React.ReactNode; headline: string | TurnedHeadline }
  id?: string
  className?: string
}

/** The page's `h1` under its kicker. */
export const PageHeading = ({
  content: { kicker, headline },
  id,
  className = 'text-display',
}: PageHeadingProps) => (
  <>
    <p className="mb-3 text-label text-soft">{kicker}</p>
    <h1 id={id} className={className}>
      {typeof headline === 'string' ? <NoBreak text={headline} /> : <Headlined headline={headline} />}
    </h1>
  </>
)
