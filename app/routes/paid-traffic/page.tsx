import { BookCall } from '../../components/book-call.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { ClientPractices } from '../../components/proof/client-practices.tsx'
import { RelatedLinks } from '../../components/related-links.tsx'
import { SampleLinks } from '../../components/samples/sample-links.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { BelowHero } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { AdProof } from './ad-proof.tsx'
import { type PaidTrafficContent, paidTraffic } from './content.data.ts'

export const meta = () => ({
  ...paidTraffic.meta,
  structuredData: [service('/paid-traffic', paidTraffic.hero)],
})

export function Page() {
  return (
    <>
      <PlainHero tone="leaf" content={paidTraffic.hero} />
      <BelowHero
        content={paidTraffic}
        after="50rem"
        sections={{
          proof: <AdProof content={paidTraffic.proof} />,
          failures: <CampaignFailures content={paidTraffic.failures} />,
          features: <FeatureGrid content={paidTraffic.features} />,
          timeline: <Timeline content={paidTraffic.timeline} />,
          guarantee: <BookingsGuarantee content={paidTraffic.guarantee} />,
          samples: <SampleLinks />,
        }}
      />
      <ClosingWithCalculation closing={paidTraffic.closing} related={paidTraffic.related} />
    </>
  )
}

const { monthDays, withinDays } = promises.paidTraffic

/** Four feature cards; each ends with where the owner sees it. */
function FeatureGrid({ content }: { content: PaidTrafficContent['features'] }) {
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
function CampaignFailures({ content }: { content: PaidTrafficContent['failures'] }) {
  return (
    <Section labelledBy="failures" className="!pt-0">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div>
          <Headline id="failures" className="max-w-[9em] text-major" text={content.headline} />
          <p className="mt-4 max-w-[24rem] text-lead text-soft">{content.lead}</p>
        </div>
        <ol className="border-t-2 border-ink">
          {content.items.map((item) => (
            <li
              key={item.place}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-b border-rule py-[0.6rem] sm:grid-cols-[12rem_1fr] sm:py-[1.1rem]"
            >
              <h3 className="text-minor">{item.place}</h3>
              <p className="font-medium text-evergreen tabular sm:[grid-area:1/1/3]">{item.when}</p>
              <p className="col-span-full text-soft sm:col-auto">{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}

/** What happens in each span of the first months. */
function Timeline({ content }: { content: PaidTrafficContent['timeline'] }) {
  return (
    <Section labelledBy="timeline">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr]">
        <Headline id="timeline" className="max-w-[11em] text-major" text={content.headline} />
        <p className="text-lead text-soft">{content.lead}</p>
      </div>
      <ol className="mt-6 grid gap-x-8 gap-y-4 sm:mt-10 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
        {content.steps.map((step) => (
          <li key={step.when} className="border-t-2 border-ink pt-3">
            <p className="text-label text-soft tabular">{step.when}</p>
            <h3 className="text-minor">{step.title}</h3>
            <p className="mt-2 text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The guarantee: the promise, its clock drawn to scale, and the terms. */
function BookingsGuarantee({ content }: { content: PaidTrafficContent['guarantee'] }) {
  const { clock } = content
  return (
    <Guarantee content={content}>
      <div
        role="img"
        aria-label={clock.description}
        className="mt-8 text-(length:--text-label)"
        style={{ '--month': `${(monthDays / withinDays) * 100}%` } as React.CSSProperties}
      >
        <span className="flex items-center justify-between">
          <span>←</span>
          <span className="min-w-(--month) bg-wash px-2 py-[0.6rem] text-center text-ink forced-color-adjust-none print:[print-color-adjust:exact]">
            {clock.month}
          </span>
          <span>→</span>
        </span>
        <span className="block h-[0.6rem] border-2 border-b-0 border-paper" />
        <span className="flex justify-between pt-2">
          <span>{clock.start}</span>
          <span>{clock.end}</span>
        </span>
      </div>
      <p className="mt-6">
        <ClientPractices />
      </p>
    </Guarantee>
  )
}

/** Closing CTA with what one booking is worth, as a calculation, and the related services. */
function ClosingWithCalculation({
  closing: content,
  related,
}: Pick<PaidTrafficContent, 'closing' | 'related'>) {
  return (
    <Section labelledBy="closing">
      <div className="mb-8 grid sm:mb-12 gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
        <div>
          <Headline id="closing" className="max-w-[12em] text-major" text={content.headline} />
          <p className="mt-6 mb-3 font-serif text-[clamp(1.5rem,0.6rem+3.6vw,2.75rem)] leading-[1.1] text-evergreen [font-variant-numeric:lining-nums]">
            {content.equation}
          </p>
          <p className="max-w-[38rem] text-soft">{content.example}</p>
          <MoreLink link={content.calculator} />
        </div>
        <div>
          <p className="text-lead">{content.text}</p>
          <BookCall className="mt-6" label={content.callToAction} />
        </div>
      </div>
      <div className="border-t border-rule pt-6">
        <RelatedLinks content={related} />
      </div>
    </Section>
  )
}
