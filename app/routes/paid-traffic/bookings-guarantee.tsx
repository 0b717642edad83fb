import { RelatedLinks } from '../../components/related-links.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { TermItems } from '../../components/ui/texts.tsx'
import { guarantees } from '../../content/promises/promises.ts'
import type { PaidTrafficContent } from './content.schema.ts'

const { monthDays, withinDays } = guarantees.paidTraffic

/** Four feature cards; each ends with where the owner sees it. */
export function FeatureGrid({ content }: { content: PaidTrafficContent['features'] }) {
  return (
    <Section tone="leaf" labelledBy="features">
      <Headline id="features" text={content.headline} />
      <div className="mt-9 grid border border-rule bg-white sm:grid-cols-2">
        {content.items.map((item) => (
          <article
            key={item.title}
            className="flex flex-col border-rule p-6 not-last:border-b sm:p-9 sm:odd:border-r sm:[&:nth-child(3)]:border-b-0"
          >
            <h3 className="max-w-[12em] text-[1.625rem] leading-[1.15]">{item.title}</h3>
            <p className="mt-3 mb-5 text-soft">{item.text}</p>
            <p className="mt-auto border-t border-rule pt-3">
              <span className="font-semibold">{content.seenLabel}</span> {item.seen}
            </p>
          </article>
        ))}
      </div>
    </Section>
  )
}

/** How a campaign loses one patient, as entries of an appointment book. */
export function CampaignFailures({ content }: { content: PaidTrafficContent['failures'] }) {
  return (
    <Section labelledBy="failures" className="!pt-0">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <Headline id="failures" className="max-w-[9em] text-major" text={content.headline} />
          <p className="mt-4 max-w-[24rem] text-lead text-soft">{content.lead}</p>
        </div>
        <ol className="lost-patient">
          {content.items.map((item) => (
            <li key={item.place}>
              <p className="tabular text-pencil font-medium sm:pt-[0.1rem]">{item.when}</p>
              <div>
                <h3 className="text-minor">{item.place}</h3>
                <p className="mt-1 text-soft">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

/** The guarantee: the promise, its clock drawn to scale, and the terms. */
export function BookingsGuarantee({ content }: { content: PaidTrafficContent['guarantee'] }) {
  const { clock } = content
  return (
    <Section tone="evergreen" labelledBy="guarantee">
      <div className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <Headline id="guarantee" className="max-w-[13em] text-major" text={content.headline} />
        <p className="text-lead opacity-90">{content.promise}</p>
      </div>
      <div
        role="img"
        aria-label={clock.description}
        className="clock"
        style={{ '--month': `${(monthDays / withinDays) * 100}%` } as React.CSSProperties}
      >
        <span className="clock-month">{clock.month}</span>
        <span className="clock-line" />
        <span className="flex justify-between pt-2">
          <span>{clock.start}</span>
          <span>{clock.end}</span>
        </span>
      </div>
      <dl className="mt-10 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        <TermItems
          terms={content.terms}
          className="border-t border-white/25 py-5 lg:[&:nth-child(4)]:col-span-2"
        />
      </dl>
      <MoreLink link={content.link} className="mt-4" />
    </Section>
  )
}

interface ClosingWithCalculationProps {
  content: PaidTrafficContent['closing']
  related: PaidTrafficContent['related']
}

/** Closing CTA with the calculation of the call as blanks to fill in, and the related services. */
export function ClosingWithCalculation({ content, related }: ClosingWithCalculationProps) {
  return (
    <Section labelledBy="closing">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <Headline id="closing" className="max-w-[12em] text-major" text={content.headline} />
        <p className="text-lead text-soft">{content.text}</p>
      </div>
      <ol className="formula">
        {content.factors.map((factor) => (
          <li key={factor}>
            <span aria-hidden="true" className="formula-blank" />
            {factor}
          </li>
        ))}
        <li className="formula-result">
          <span aria-hidden="true" className="formula-blank" />
          {content.result}
        </li>
      </ol>
      <p className="mt-10 mb-16 flex flex-wrap items-center gap-x-8 gap-y-4">
        <CallToAction href="/book">{content.callToAction}</CallToAction>
        <TextLink link={content.calculator} />
      </p>
      <RelatedLinks content={related} />
    </Section>
  )
}
