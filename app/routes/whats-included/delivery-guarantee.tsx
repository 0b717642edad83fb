import { BookCall } from '../../components/book-call.tsx'
import { RiskCard } from '../../components/risk-card.tsx'
import { Heading, Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { risk } from '../../content/promises/risk.data.ts'
import { site } from '../../content/site/site.data.ts'
import type { WhatsIncludedContent } from './content.data.ts'

type Guarantee = WhatsIncludedContent['guarantee']

/** The guarantee of this page with its terms. */
export function DeliveryGuarantee({ content }: { content: Guarantee }) {
  return (
    <Section tone="evergreen" labelledBy="guarantee">
      <Heading id="guarantee" content={content} />
      <div className="mt-6 grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="space-y-4">
          <p className="sm:text-lead">{content.promise}</p>
          {content.terms.map(({ term, meaning }) => (
            <p key={term} className="opacity-90 max-sm:text-small">
              <b className="font-semibold text-paper">{term}.</b> {meaning}
            </p>
          ))}
          <MoreLink link={content.link} className="" />
          <p className="border-t border-white/40 pt-5">
            <span className="font-serif text-minor">{content.goal.amount}</span>{' '}
            <span className="opacity-90">{content.goal.text}</span>
          </p>
        </div>
        <RiskCard id="stake" content={risk} risk={promises.fee.machine.byExit} />
      </div>
    </Section>
  )
}

/** Target of the page's buttons: CTA, phone and email. */
export function ContactSection({ content }: { content: WhatsIncludedContent['contact'] }) {
  const { phone, email } = site
  return (
    <Section id="contact" tone="night" labelledBy="contact-headline">
      <div className="grid gap-x-16 gap-y-7 lg:grid-cols-[7fr_5fr]">
        <div>
          <Headline id="contact-headline" className="max-w-[11.8em] text-major" text={content.headline} />
          <p className="mt-4 max-w-[36rem] text-lead opacity-90">{content.text}</p>
          <BookCall className="mt-8" label={content.callToAction} />
        </div>
        <dl className="self-end">
          <div className="border-t border-white/30 py-4">
            <dt className="text-small opacity-80">{content.phoneLabel}</dt>
            <dd className="mt-1 font-serif text-minor">
              <a className="link" href={`tel:${phone.dial}`}>
                {phone.display}
              </a>
            </dd>
          </div>
          <div className="border-y border-white/30 py-4">
            <dt className="text-small opacity-80">{content.emailLabel}</dt>
            <dd className="mt-1 font-serif text-minor">
              <a className="link wrap-anywhere" href={`mailto:${email}`}>
                {email}
              </a>
            </dd>
          </div>
        </dl>
      </div>
    </Section>
  )
}
