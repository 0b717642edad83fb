import type { SectionHead as Content } from '../content/read/parts.ts'
import { NoBreak } from './ui/no-break.tsx'
import { Section, type SectionProps } from './ui/section.tsx'

interface SectionHeadProps {
  id: string
  content: Content
  className?: string
  size?: string
}

/** The head of a section: the small line that names it, the headline, and a lead where there is one. */
export const SectionHead = ({
  id,
  content: { kicker, headline, lead },
  className = '',
  size = 'text-major',
}: SectionHeadProps) => (
  <div className={className || undefined}>
    <p className="kicker">{kicker}</p>
    <h2 id={id} className={size}>
      <NoBreak text={headline.plain} />
      {headline.struck ? (
        <>
          {' '}
          <s className="struck text-soft">{headline.struck}</s>
        </>
      ) : null}
      {headline.turn ? (
        <>
          {' '}
          <em>
            <NoBreak text={headline.turn} />
          </em>
        </>
      ) : null}
    </h2>
    {lead ? <p className="section-lead">{lead}</p> : null}
  </div>
)

interface HeadedSectionProps extends Omit<SectionProps, 'labelledBy' | 'slim'> {
  /** Id of the headline. */
  name: string
  head: Content
}

/** A section that begins with its head. */
export const HeadedSection = ({ name, head, children, ...section }: HeadedSectionProps) => (
  <Section labelledBy={name} slim {...section}>
    <SectionHead id={name} content={head} />
    {children}
  </Section>
)
