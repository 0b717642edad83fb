import { BreakEvenSection } from '../../components/break-even/break-even-section.tsx'
import { ClosingBeside } from '../../components/closing-call-to-action.tsx'
import { Milestones } from '../../components/drawings/milestones.tsx'
import { HeroText } from '../../components/hero.tsx'
import { NotIncluded } from '../../components/offer/not-included.tsx'
import { RiskCard } from '../../components/offer/risk-card.tsx'
import { ClientPractices } from '../../components/proof/client-practices.tsx'
import { HeadedSection, SectionHead } from '../../components/section-head.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { ItemNumber, ListItems } from '../../components/ui/texts.tsx'
import { formatDollars } from '../../content/dollars.ts'
import { promises } from '../../content/promises/promises.data.ts'
import { site } from '../../content/site/site.data.ts'
import { BelowHero } from '../../layout/sticky-call-to-action.tsx'
import { packageIds, whatsIncluded } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => whatsIncluded.meta

export function Page() {
  return (
    <>
      <section aria-labelledby="hero" className="page-container pt-8 pb-10 lg:py-12">
        <HeroText content={whatsIncluded.hero} />
        <Packages />
      </section>
      <BelowHero
        content={whatsIncluded}
        after="24rem"
        sections={{
          services: <Services />,
          groups: <Groups />,
          notIncluded: <NotIncluded />,
          investment: <Investment />,
          start: <GetStarted />,
        }}
      />
      <ContactSection content={whatsIncluded.contact} />
    </>
  )
}

/** What three packages cost a month, each with a bar to scale: our fee, and the most that the guarantee's ads cost. */
function Packages() {
  const { title, perMonth, ourFee, ads, atRisk, items, note } = whatsIncluded.packages
  const adDollars = promises.adBudget.dollarsPerMonthForTheGuarantee.to
  const most = promises.fee.dollarsPerMonth.to + adDollars
  return (
    <figure className="packages">
      <figcaption>{title}</figcaption>
      <ol>
        {packageIds.map((id) => {
          const fee = promises.fee.packages[id]
          const { takenBy, name, contents, atRisk: dollarsAtRisk } = items[id]
          return (
            <li key={id} className="book-page border border-rule bg-white">
              <p className="text-soft">{takenBy}</p>
              <h2>{name}</h2>
              <p>{contents}</p>
              <p className="package-price">
                <b>{formatDollars(fee + adDollars)}</b> {perMonth}
              </p>
              <div aria-hidden="true" className="package-bar">
                <span className="fee-part" style={{ width: `${(100 * fee) / most}%` }} />
                <span className="spend-part" style={{ width: `${(100 * adDollars) / most}%` }} />
              </div>
              <dl className="tabular">
                <dt>{ourFee}</dt>
                <dd>{formatDollars(fee)}</dd>
                <dt>{ads}</dt>
                <dd>{formatDollars(adDollars)}</dd>
                <dt>{atRisk}</dt>
                <dd>{dollarsAtRisk}</dd>
              </dl>
            </li>
          )
        })}
      </ol>
      <p>
        {note} <ClientPractices />
      </p>
    </figure>
  )
}

/** Accordion without script: the first item is open on load, and the shared `name` keeps at most one open. */
function Services() {
  const { getLabel, whyLabel, items, ...head } = whatsIncluded.services
  return (
    <HeadedSection name="services" head={head} tone="leaf">
      <div className="mt-5 border border-rule bg-white px-4 lg:mt-7 lg:px-7">
        {items.map((item, index) => (
          <details
            key={item.name}
            name="service"
            open={index === 0}
            className="border-rule not-first:border-t"
          >
            <summary className="disclosure flex items-baseline gap-4 py-3 hover:text-evergreen">
              <ItemNumber className="w-4 font-serif text-minor text-soft tabular" number={index + 1} />
              <h3 className="flex-1 text-minor">{item.name}</h3>
            </summary>
            <div className="grid gap-x-16 gap-y-4 pb-6 md:grid-cols-[7fr_5fr] md:pl-8">
              <div>
                <h4 className="sr-only">{getLabel}</h4>
                <ul className="space-y-2 leading-snug">
                  <ListItems texts={item.whatYouGet} className="check" />
                </ul>
              </div>
              <div>
                <h4 className="text-label text-soft">{whyLabel}</h4>
                <p className="mt-1 font-serif text-lead italic">{item.whyItMatters}</p>
                <MoreLink link={item.link} className="mt-2" />
              </div>
            </div>
          </details>
        ))}
      </div>
    </HeadedSection>
  )
}

/** What every package has besides, as four parts of one sheet. */
function Groups() {
  const { items, ...head } = whatsIncluded.groups
  return (
    <HeadedSection name="groups" head={head}>
      <div className="mt-5 grid grid-cols-2 gap-x-4 gap-y-5 leading-snug lg:grid-cols-4 lg:gap-x-10">
        {items.map(({ name, points }) => (
          <div key={name} className="border-l-[3px] border-evergreen pl-3 lg:pl-4">
            <h3 className="text-minor">{name}</h3>
            <ul className="mt-1.5 space-y-1.5 text-soft">
              <ListItems texts={points} />
            </ul>
          </div>
        ))}
      </div>
    </HeadedSection>
  )
}

/** What it costs, beside what is guaranteed for it; then what can be lost and what has to be true for it to pay. Other pages link to #price. */
function Investment() {
  const { costs, guarantee, goal, capacity, ...head } = whatsIncluded.investment
  return (
    <>
      <Section id="price" labelledBy="price-headline" slim>
        <div className="grid gap-x-16 gap-y-7 lg:grid-cols-2">
          <div>
            <SectionHead id="price-headline" content={head} />
            <dl className="mt-4 space-y-3">
              {costs.map(({ what, text }) => (
                <div key={what} className="sm:grid sm:grid-cols-[9.5rem_1fr] sm:gap-4">
                  <dt className="font-serif text-minor">{what}</dt>
                  <dd className="text-soft leading-snug">{text}</dd>
                </div>
              ))}
            </dl>
            <div className="mt-7 space-y-5">
              {[capacity, goal].map(({ amount, text }) => (
                <p key={amount}>
                  <b className="block font-serif text-minor font-[460] text-evergreen">{amount}</b>
                  {text}
                </p>
              ))}
            </div>
            <CallToAction className="mt-6" href={whatsIncluded.hero.onPage.href}>
              {whatsIncluded.hero.onPage.label}
            </CallToAction>
          </div>
          <section
            aria-labelledby="guarantee"
            className="on-dark self-start bg-evergreen p-5 text-paper lg:p-9"
          >
            <Headline as="h3" id="guarantee" className="text-major" text={guarantee.headline} />
            <h4 className="mt-5 font-serif text-middle">{guarantee.forAds.promise}</h4>
            <p className="mt-2">{guarantee.forAds.terms}</p>
            <h4 className="mt-5 font-serif text-middle">{guarantee.forAll.promise}</h4>
            <div role="img" aria-label={guarantee.description} className="free-days">
              <span>
                {guarantee.launch} <b>{guarantee.deadline}</b>
              </span>
              <span>{guarantee.free}</span>
            </div>
            <p>{guarantee.forAll.terms}</p>
            <p className="mt-4 border-t pt-4 opacity-90">{guarantee.terms}</p>
            <MoreLink link={guarantee.link} className="mt-2" />
          </section>
          <RiskCard />
        </div>
      </Section>
      <BreakEvenSection />
    </>
  )
}

/** Three steps on a line. */
function GetStarted() {
  const { steps, ...head } = whatsIncluded.start
  return (
    <HeadedSection name="start" head={head} tone="leaf">
      <Milestones items={steps.map(({ title, text }) => ({ name: title, text }))} />
    </HeadedSection>
  )
}

/** Target of the page's buttons: CTA, phone and email. */
function ContactSection({ content }: { content: typeof whatsIncluded.contact }) {
  const { phone, email } = site
  const ways = [
    { label: content.phoneLabel, href: `tel:${phone.dial}`, shown: phone.display },
    { label: content.emailLabel, href: `mailto:${email}`, shown: email },
  ]
  return (
    <ClosingBeside content={content} name="contact-headline" id="contact">
      <dl className="space-y-4">
        {ways.map(({ label, href, shown }) => (
          <div key={href}>
            <dt className="text-small opacity-80">{label}</dt>
            <dd className="font-serif text-minor">
              <a className="link wrap-anywhere" href={href}>
                {shown}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </ClosingBeside>
  )
}
