import { Headline } from './ui/heading.tsx'
import { Section } from './ui/section.tsx'
import type { LinkContent } from './ui/text-link.tsx'
import { MoreLink } from './ui/text-link.tsx'
import { TermItems, type TermItemsProps } from './ui/texts.tsx'

interface GuaranteeProps {
  content: { headline: string; promise: string; terms: TermItemsProps['terms']; link: LinkContent }
  /** Between the promise and its terms: what it is about, drawn or in numbers. */
  children?: React.ReactNode
}

/** A service's guarantee: the promise with its remedy, the terms, and the link to the whole wording. */
export const Guarantee = ({ content, children }: GuaranteeProps) => (
  <Section tone="evergreen" labelledBy="guarantee">
    <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
      <Headline id="guarantee" className="max-w-[13em] text-major" text={content.headline} />
      <p className="text-lead opacity-90">{content.promise}</p>
    </div>
    {children}
    <dl className="mt-6 flex flex-wrap gap-x-12">
      <TermItems terms={content.terms} className="flex-[1_1_18rem] border-t border-white/25 py-3 sm:py-4.5" />
    </dl>
    <MoreLink link={content.link} className="mt-4" />
  </Section>
)
