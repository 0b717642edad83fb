import { BookCall } from '../../components/book-call.tsx'
import { BreakEvenSection } from '../../components/break-even/break-even-section.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { ClientPractices } from '../../components/proof/client-practices.tsx'
import { RiskCard } from '../../components/risk-card.tsx'
import { Heading, Headline } from '../../components/ui/heading.tsx'
import { Ring } from '../../components/ui/ring.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, ListItems, Steps } from '../../components/ui/texts.tsx'
import { site } from '../../content/site/site.data.ts'
import { BelowHero } from '../../layout/sticky-cta.tsx'
import { whatsIncluded } from './content.data.ts'

export const meta = () => whatsIncluded.meta

/** The specification sends this page's buttons to an anchor on the page. */
const here = '#contact'

export function Page() {
  return (
    <>
      <PlainHero content={whatsIncluded.hero} href={here} />
      <BelowHero
        content={whatsIncluded}
        href={here}
        after="24rem"
        sections={{
          price: <Price content={whatsIncluded.price} />,
          breakEven: <BreakEvenSection />,
          guarantee: <DeliveryGuarantee content={whatsIncluded.guarantee} />,
          services: <ServiceAccordion content={whatsIncluded.services} />,
          groups: <AlsoIncluded groups={whatsIncluded.groups} notIncluded={whatsIncluded.notIncluded} />,
        }}
      />
      <GetStarted content={whatsIncluded.start} />
      <ContactSection content={whatsIncluded.contact} />
    </>
  )
}

/** The packages with their amounts, and the terms of each cost. Other pages link to #price. */
function Price({ content }: { content: typeof whatsIncluded.price }) {
  const { labels } = content
  return (
    <Section id="price" tone="leaf" labelledBy="price-headline">
      <Heading id="price-headline" lead={content.lead} content={content} />
      <p id="pick" className="mt-7 font-semibold">
        {content.pick}
      </p>
      <fieldset
        aria-labelledby="pick"
        className="mt-3 grid border border-t-[6px] border-rule border-t-evergreen bg-white max-sm:-mx-side max-sm:border-x-0 sm:grid-cols-3 sm:grid-rows-[repeat(5,auto)] sm:gap-y-3"
      >
        {content.packages.map(({ name, takenBy, contents, perMonth, toUs, byExit }) => (
          <div
            key={name}
            className="grid gap-2 border-rule px-[clamp(1.25rem,2vw,1.75rem)] py-[1.2rem] max-sm:not-first:border-t sm:row-span-5 sm:grid-rows-subgrid sm:py-8 sm:not-first:border-l has-checked:bg-wash has-checked:[outline:3px_solid_var(--color-evergreen)]"
          >
            <label className="flex items-start gap-2 text-small">
              <input type="radio" name="package" className="size-6 shrink-0 accent-evergreen" />
              {takenBy}
            </label>
            <h3 className="text-[1.75rem] leading-tight">{name}</h3>
            <p className="text-small text-soft">{contents}</p>
            <p>
              <b className="ringed mt-6 mb-1.5 ml-0 font-serif text-[clamp(2.75rem,5.6vw,4.5rem)] max-sm:text-[3.75rem] leading-none font-[460] tracking-[-0.03em] tabular">
                {perMonth}
                <Ring />
              </b>{' '}
              <span className="block text-label text-soft">{labels.perMonth}</span>
            </p>
            <dl>
              {[
                { label: labels.toUs, amount: toUs },
                { label: labels.ads, amount: content.ads },
                { label: labels.byExit, amount: byExit },
              ].map(({ label, amount }) => (
                <div
                  key={label}
                  className="flex flex-wrap items-baseline gap-x-4 border-t border-rule py-2 text-(length:--text-small) first:border-ink first:font-semibold"
                >
                  <dt>{label}</dt>
                  <dd className="ml-auto tabular">{amount}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </fieldset>
      <p className="mt-5 max-w-[46rem]">
        {content.note} <ClientPractices />
      </p>
      <h3 className="fold-label mt-10 text-[1.75rem]">{content.costsHeading}</h3>
      <details className="fold mt-5 border-y border-ink py-3 md:border-0 md:p-0">
        <summary className="disclosure">
          <h3 className="text-minor">{content.costsHeading}</h3>
        </summary>
        <dl className="mt-4 gap-x-12 gap-y-8 max-sm:space-y-4 sm:grid sm:grid-cols-2 lg:grid-cols-6">
          {content.costs.map(({ what, text }, index) => (
            <div
              key={what}
              className={`border-t border-ink pt-3 ${index < 3 ? 'lg:col-span-2' : 'lg:col-span-3'} sm:first:col-span-2`}
            >
              <dt className="font-serif text-minor">{what}</dt>
              <dd className="mt-1 text-small text-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Section>
  )
}

/** A title with what a phone folds away below it. */
const Fold = ({ title, look, children }: { title: string; look: string; children: React.ReactNode }) => (
  <>
    <h3 className={`fold-label ${look}`}>{title}</h3>
    <details className="fold">
      <summary className="disclosure">
        <h3 className={look}>{title}</h3>
      </summary>
      {children}
    </details>
  </>
)

/** Three numbered steps. */
function GetStarted({ content }: { content: typeof whatsIncluded.start }) {
  return (
    <Section labelledBy="start">
      <Heading id="start" content={content} />
      <Steps steps={content.steps} className="sm:grid-cols-3" />
    </Section>
  )
}

/** Accordion without script: the first item is open on load, and the shared `name` keeps at most one open. */
function ServiceAccordion({ content }: { content: typeof whatsIncluded.services }) {
  return (
    <Section tone="leaf" labelledBy="services">
      <Heading id="services" lead={content.lead} content={content} />
      <div className="mt-8 border-b border-ink md:mt-12">
        {content.items.map((item, index) => (
          <details key={item.name} name="service" open={index === 0} className="border-t border-ink">
            <summary className="disclosure flex items-baseline gap-5 py-4 hover:text-evergreen">
              <ItemNumber className="w-6 font-serif text-minor text-soft tabular" number={index + 1} />
              <h3 className="flex-1 text-[1.75rem] leading-tight">{item.name}</h3>
            </summary>
            <div className="grid gap-x-16 gap-y-8 pb-10 md:grid-cols-[7fr_5fr] md:pl-11">
              <div>
                <h4 className="text-small font-semibold">{content.getLabel}</h4>
                <ul className="mt-2">
                  <ListItems
                    texts={item.whatYouGet}
                    className="check border-t border-rule py-2.5 first:border-0"
                  />
                </ul>
              </div>
              <div>
                <h4 className="text-small font-semibold">{content.whyLabel}</h4>
                <p className="mt-3 text-soft">{item.whyItMatters}</p>
                <MoreLink link={item.link} className="mt-4 text-small" />
              </div>
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}

/** The smaller services, then what is not included and who does it instead. */
function AlsoIncluded({ groups, notIncluded }: Pick<typeof whatsIncluded, 'groups' | 'notIncluded'>) {
  return (
    <Section labelledBy="groups">
      <div className="grid gap-x-16 gap-y-7 lg:grid-cols-[4fr_8fr]">
        <Heading id="groups" content={groups} />
        <div className="grid gap-x-12 gap-y-3 lg:gap-y-10 sm:grid-cols-2">
          {groups.items.map(({ name, points }) => (
            <div key={name} className="border-t-2 border-evergreen pt-3">
              <Fold title={name} look="text-minor">
                <ul className="mt-2 space-y-1.5 text-small text-soft">
                  <ListItems texts={points} />
                </ul>
              </Fold>
            </div>
          ))}
        </div>
      </div>
      <section aria-labelledby="not-included" className="mt-16 md:mt-24">
        <Heading id="not-included" content={notIncluded} quiet />
        <dl className="mt-6 grid gap-x-12 gap-y-6 sm:grid-cols-2 md:mt-10 lg:grid-cols-3">
          {notIncluded.items.map(({ what, who }) => (
            <div key={what} className="cross">
              <dt className="font-serif text-minor">{what}</dt>
              <dd className="mt-1 text-small text-soft">{who}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Section>
  )
}

/** The guarantee of this page with its terms. */
function DeliveryGuarantee({ content }: { content: typeof whatsIncluded.guarantee }) {
  return (
    <Section tone="evergreen" labelledBy="guarantee">
      <Headline id="guarantee" className="text-major lg:text-display" text={content.headline} />
      <div className="mt-6 grid items-start md:mt-10 gap-x-16 gap-y-8 lg:grid-cols-2">
        <div className="space-y-4">
          <p className="sm:text-lead">{content.promise}</p>
          <div className="border-white/30 max-md:border-b md:space-y-4">
            {content.terms.map(({ term, meaning }) => (
              <div key={term} className="border-white/30 max-md:border-t max-md:py-2">
                <Fold title={term} look="font-sans text-body font-semibold tracking-normal">
                  <p className="opacity-90">{meaning}</p>
                </Fold>
              </div>
            ))}
          </div>
          <MoreLink link={content.link} className="" />
          <p className="border-t border-white/40 pt-5">
            <span className="font-serif text-minor">{content.goal.amount}</span>{' '}
            <span className="opacity-90">{content.goal.text}</span>
          </p>
        </div>
        <RiskCard />
      </div>
    </Section>
  )
}

/** Target of the page's buttons: CTA, phone and email. */
function ContactSection({ content }: { content: typeof whatsIncluded.contact }) {
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
