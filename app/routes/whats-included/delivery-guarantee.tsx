import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { WhatsIncludedContent } from './content.schema.ts'

interface DeliveryGuaranteeProps {
  content: WhatsIncludedContent['guarantee']
  href: string
  children: React.ReactNode
}

/** The guarantee of this page with its timeline and terms. */
export function DeliveryGuarantee({ content, href, children }: DeliveryGuaranteeProps) {
  return (
    <Section tone="evergreen" labelledBy="guarantee">
      <Heading id="guarantee" content={content} />
      <div className="mt-12 grid items-start gap-x-16 gap-y-14 lg:grid-cols-2">
        <div>
          <DayLine {...content} />
          <div className="mt-8 space-y-4 text-paper/90">
            <p>{content.promise}</p>
            {content.terms.map(({ term, meaning }) => (
              <p key={term}>
                <b className="font-semibold text-paper">{term}.</b> {meaning}
              </p>
            ))}
          </div>
          <p className="mt-5">
            <a className="link" href={content.link.href}>
              {content.link.label}
            </a>
          </p>
          <p className="mt-8 border-t border-white/40 pt-5">
            <span className="font-serif text-minor">{content.goal.amount}</span>{' '}
            <span className="text-paper/90">{content.goal.text}</span>
          </p>
          <p className="mt-8">
            <CallToAction href={href}>{content.callToAction}</CallToAction>
          </p>
        </div>
        {children}
      </div>
    </Section>
  )
}

/** Timeline from launch to deadline; the free period after it is dashed. */
function DayLine({
  start,
  end,
  after,
  description,
}: Pick<DeliveryGuaranteeProps['content'], 'start' | 'end' | 'after' | 'description'>) {
  return (
    <div role="img" aria-label={description} className="text-label">
      <div className="grid grid-cols-[3fr_2fr]">
        <span className="border-t-4 border-paper" />
        <span className="border-t-4 border-dashed border-paper/60" />
      </div>
      <div className="mt-2 grid grid-cols-[3fr_2fr] gap-x-2">
        <span className="flex justify-between gap-2 pr-1">
          <span>{start}</span>
          <span className="font-semibold tabular">{end}</span>
        </span>
        <span className="text-right text-paper/85">{after}</span>
      </div>
    </div>
  )
}
