import { NoBreak } from './no-break.tsx'

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
