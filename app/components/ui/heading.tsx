import { NoBreak } from './no-break.tsx'

interface HeadingProps {
  id: string
  content: { headline: string }
  lead?: string | undefined
  /** Of a section that isn't one of the page's main arguments. */
  quiet?: boolean
}

/** A section's `h2`, with a lead where there is one. */
export function Heading({ id, content, lead, quiet = false }: HeadingProps) {
  return (
    <div>
      <h2 id={id} className={`max-w-headline ${quiet ? 'text-middle' : 'text-major'}`}>
        <NoBreak text={content.headline} />
      </h2>
      {lead ? (
        <p className={`mt-3 max-w-lead opacity-90 ${quiet ? '' : 'text-lead md:mt-5'}`.trimEnd()}>{lead}</p>
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

/** A headline, named so that a section or a link can refer to it. */
export const Headline = ({ id, text, as: Tag = 'h2', className = 'text-major' }: HeadlineProps) => (
  <Tag id={id} className={className}>
    {typeof text === 'string' ? <NoBreak text={text} /> : text}
  </Tag>
)
