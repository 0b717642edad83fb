import { Kicker } from './kicker.tsx'
import { NoBreak } from './no-break.tsx'

interface HeadingProps {
  id: string
  content: { kicker?: string; headline: string }
  lead?: string | undefined
  /** Of a section that isn't one of the page's main arguments. */
  quiet?: boolean
}

/** A section's `h2` under its kicker, with a lead where there is one. */
export function Heading({ id, content, lead, quiet = false }: HeadingProps) {
  return (
    <div>
      {content.kicker ? <Kicker className="opacity-85">{content.kicker}</Kicker> : null}
      <h2 id={id} className={`max-w-[14.2em] ${quiet ? 'text-middle' : 'text-major'}`}>
        <NoBreak text={content.headline} />
      </h2>
      {lead ? (
        <p className={`mt-3 max-w-[38rem] opacity-90 ${quiet ? '' : 'text-lead md:mt-5'}`.trimEnd()}>
          {lead}
        </p>
      ) : null}
    </div>
  )
}

interface HeadlineProps {
  id: string
  text: React.ReactNode
  as?: 'h2' | 'h3'
  className?: string
}

/** A headline without a kicker, named so that a section or a link can refer to it. */
export const Headline = ({ id, text, as: Tag = 'h2', className = 'text-major' }: HeadlineProps) => (
  <Tag id={id} className={className}>
    {text}
  </Tag>
)
