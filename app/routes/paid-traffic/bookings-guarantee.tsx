import { BookCall } from '../../components/book-call.tsx'
import { RelatedLinks } from '../../components/related-links.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { TermItems } from '../../components/ui/texts.tsx'
import { promises } from '../../content/promises/promises.ts'
import type { PaidTrafficContent } from './content.ts'

const { monthDays, withinDays } = promises.paidTraffic

/** Four feature cards; each ends with where the owner sees it. */
export function FeatureGrid({ content }: { content: PaidTrafficContent['features'] }) {
  return (
    <Section tone="leaf" labelledBy="features">
      <Headline id="features" text={content.headline} />
      <div className="mt-6 grid border border-rule bg-white sm:mt-9 sm:grid-cols-2">
        {content.items.map((item) => (
          <article
            key={item.title}
            className="flex flex-col border-rule p-4 not-last:border-b sm:p-8 sm:odd:border-r sm:[&:nth-child(3)]:border-b-0"
          >
            <h3 className="text-minor sm:text-[1.625rem] sm:leading-[1.15]">{item.title}</h3>
            <p className="mt-2 mb-2 text-soft sm:mb-5">{item.text}</p>
            <p className="mt-auto border-rule sm:border-t sm:pt-3">
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
              <h3 className="text-minor">{item.place}</h3>
              <p className="lost-when tabular">{item.when}</p>
              <p className="text-soft">{item.text}</p>
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
      <dl className="mt-6 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-3">
        <TermItems terms={content.terms} className="border-t border-white/25 py-3 sm:py-4.5" />
      </dl>
      <MoreLink link={content.link} className="mt-4" />
    </Section>
  )
}

interface ClosingWithCalculationProps {
  content: PaidTrafficContent['closing']
  related: PaidTrafficContent['related']
}

/** Closing CTA with what one booking is worth, as a calculation, and the related services. */
export function ClosingWithCalculation({ content, related }: ClosingWithCalculationProps) {
  return (
    <Section labelledBy="closing">
      <div className="mb-8 grid sm:mb-12 gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <Headline id="closing" className="max-w-[12em] text-major" text={content.headline} />
          <p className="equation">{content.equation}</p>
          <p className="max-w-[38rem] text-soft">{content.example}</p>
          <MoreLink link={content.calculator} />
        </div>
        <div>
          <p className="text-lead">{content.text}</p>
          <BookCall className="mt-6" label={content.callToAction} />
        </div>
      </div>
      <RelatedLinks content={related} />
    </Section>
  )
}
