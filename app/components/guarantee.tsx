import type { ReactNode } from 'react'
import type { SectionHead as Head } from '../content/read/parts.ts'
import { SectionHead } from './section-head.tsx'
import { Section } from './ui/section.tsx'
import { type LinkContent, MoreLink } from './ui/text-link.tsx'

interface GuaranteeProps {
  content: Head & { terms: string; link: LinkContent }
  /** What is guaranteed, drawn. */
  children: ReactNode
}

/** A service's guarantee: the promise with its terms and the link to the whole wording, beside its picture. */
export const Guarantee = ({ content, children }: GuaranteeProps) => (
  <Section
    id="guarantee"
    tone="evergreen"
    labelledBy="guarantee-headline"
    slim
    className="beside items-center"
  >
    <div>
      <SectionHead id="guarantee-headline" content={content} />
      <p className="mt-3 max-w-lead opacity-90">{content.terms}</p>
      <MoreLink link={content.link} className="mt-2" />
    </div>
    {children}
  </Section>
)
