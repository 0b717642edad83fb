import { NoBreak } from './ui/no-break.tsx'

interface PageHeadingProps {
  /** `turn` is the second part of a headline, in italics on its own lines. */
  content: { kicker: React.ReactNode; headline: string | { plain: string; turn: string } }
  id?: string
  className?: string
  /** Underscores the turn, on a page where the pencil draws nothing else. */
  isMarked?: boolean
}

/** Words of a headline that the pencil underscores: on a phone, where they take several lines, the last one or two only. */
export function Underscored({ text }: { text: string }) {
  const [last = ''] = /(?:\S+ )?\S{1,6}$|\S+$/.exec(text) ?? []
  return (
    <span className="underscored max-md:bg-none">
      <NoBreak text={text.slice(0, text.length - last.length)} />
      <span className="underscored md:bg-none">
        <NoBreak text={last} />
      </span>
    </span>
  )
}

/** The page's `h1` under its kicker. */
export function PageHeading({ content, id, className = 'text-display', isMarked }: PageHeadingProps) {
  const { kicker, headline } = content
  const { plain, turn } = typeof headline === 'string' ? { plain: headline } : headline
  return (
    <>
      <p className="mb-3 text-label text-soft in-[.on-dark]:text-inherit in-[.on-dark]:opacity-85">
        {kicker}
      </p>
      <h1 id={id} className={className}>
        <NoBreak text={plain} />
        {turn === undefined ? null : ' '}
        {turn === undefined ? null : (
          <em className="text-evergreen in-[.on-dark]:text-wash">
            {isMarked ? <Underscored text={turn} /> : <NoBreak text={turn} />}
          </em>
        )}
      </h1>
    </>
  )
}
