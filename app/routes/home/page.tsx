import type { ReactNode } from 'react'
import { minutesOf } from '../../components/agenda.tsx'
import { AreaSection } from '../../components/area/area-section.tsx'
import { BreakEvenSection } from '../../components/break-even/break-even-section.tsx'
import { Faq } from '../../components/faq.tsx'
import { FoundingOffer, Letter } from '../../components/letter.tsx'
import { MyAdSection } from '../../components/my-ad/my-ad-section.tsx'
import { adOf } from '../../components/my-ad/own-ad.ts'
import NextTimes from '../../components/next-times.island.tsx'
import { Headlined } from '../../components/page-heading.tsx'
import { Portrait } from '../../components/people/portrait.tsx'
import { Proof } from '../../components/proof/proof.tsx'
import { RiskCard } from '../../components/risk-card.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { formatDollars } from '../../components/ui/format-currency.ts'
import { Heading, Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { LinkItems } from '../../components/ui/texts.tsx'
import { CheckForm } from '../../components/website-check/check-form.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { computeMonth } from '../../content/promises/worked-month.ts'
import { agendaLabels, workedExampleLabels as labels } from '../../content/site/diagrams.data.ts'
import { site } from '../../content/site/site.data.ts'
import { specialtyLinks } from '../../content/specialties/specialties.data.ts'
import { Island } from '../../islands/island.tsx'
import { BelowHero } from '../../layout/sticky-cta.tsx'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { organization, webSite } from '../../seo/structured-data.ts'
import { home } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style, isKept: true }

export const meta = () => ({
  ...home.meta,
  structuredData: [organization(), webSite()],
})

/** An outside calendar doesn’t say which of its times are open. */
export const load = ({ site }: PageRequest) => ({
  isDesk: site.bookingWidget.isDesk,
  hasCheck: site.websiteChecks !== null,
})

export function Page({ data }: PageProps<typeof load>) {
  return (
    <>
      <MyAdSection specialty={adOf(home.ad).slug} below={<Specialties content={home.specialties} />}>
        <Hero content={home.hero} />
      </MyAdSection>
      <BelowHero
        content={home}
        sections={{
          breakEven: <BreakEvenSection />,
          letter: <Letter />,
          guarantee: <Commitment content={home.guarantee} />,
          caseStudies: <WorkedExamples content={home.caseStudies} />,
          area: <AreaSection />,
          rows: <Rows content={home.rows} hasCheck={data.hasCheck} />,
          proof: <Proof />,
          strategyCall: <CallAgenda content={home.strategyCall} hasTimes={data.isDesk} />,
          faq: <Faq content={home.faq} quiet />,
        }}
      />
    </>
  )
}

/** Hero: the promise and the button, and the visitor's own ad. Never fades in, because it is the largest contentful paint. */
function Hero({ content }: { content: typeof home.hero }) {
  return (
    <section aria-labelledby="hero">
      <h1 id="hero" className="text-display">
        <Headlined headline={content.headline} />
      </h1>
      <p className="mt-4 max-w-[34rem] text-lead text-soft">{content.lead}</p>
      <p className="my-4">
        <CallToAction href="/book">{content.callToAction}</CallToAction>
      </p>
      <p className="text-label font-semibold">{content.smallPrint}</p>
      <p className="mt-1 text-label text-soft">
        {`${content.month} `}
        <TextLink link={content.guaranteeLink} className="inline-block" />
      </p>
    </section>
  )
}

/** The specialties we work with, each a link to its page. */
function Specialties({ content }: { content: typeof home.specialties }) {
  return (
    <section aria-labelledby="specialties" className="self-end border-t border-rule pt-3">
      <h2 id="specialties" className="text-minor">
        {fillPlaceholders(content.headline, { count: String(specialtyLinks.length) })}
      </h2>
      <ul className="flex flex-wrap gap-x-4 text-label">
        <LinkItems links={specialtyLinks} className="link inline-block" />
      </ul>
    </section>
  )
}

interface RowsProps {
  content: typeof home.rows
  /** Whether the site reads websites. */
  hasCheck: boolean
}

/** What the page's arguments rest on: one line each until it is opened. */
const Rows = ({ content, hasCheck }: RowsProps) => (
  <Section labelledBy="how" slim>
    <Heading id="how" content={content} quiet />
    <div className="mt-4 border-t border-ink">
      {hasCheck ? (
        <Row {...content.check}>
          <CheckForm />
        </Row>
      ) : null}
      {content.items.map(({ headline, line, lead, compared, pairs, link }) => (
        <Row key={headline} headline={headline} line={line}>
          {lead ? <p className="mb-3 max-w-[38rem]">{lead}</p> : null}
          <dl className="pairs">
            {[...(compared ? [compared] : []), ...pairs].map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <MoreLink link={link} className="mt-4" />
        </Row>
      ))}
    </div>
  </Section>
)

const Row = ({ headline, line, children }: { headline: string; line: string; children: ReactNode }) => (
  <details className="row border-b border-rule">
    <summary className="disclosure">
      <h3 className="text-minor">
        <NoBreak text={headline} />
      </h3>
      <span className="text-soft max-sm:hidden">{line}</span>
    </summary>
    <div className="pt-2 pb-8">{children}</div>
  </details>
)

/** Sample months computed from assumptions, labeled as such: no client data. */
function WorkedExamples({ content }: { content: typeof home.caseStudies }) {
  return (
    <Section id="case-studies" labelledBy="case-studies-headline" slim>
      <Heading id="case-studies-headline" content={content} quiet />
      <ul className="mt-3 md:mt-6 md:grid md:grid-cols-3 md:gap-x-12">
        {content.examples.map((example) => {
          const month = computeMonth(example.assumptions)
          const isLoss = month.balance < 0
          return (
            <li key={example.specialty} className="border-t border-rule py-[0.4rem] md:py-4">
              <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-minor md:block">
                {`${example.specialty} `}
                <span className="tabular md:mt-3 md:block md:text-major">{`${isLoss ? '−' : ''}${formatDollars(Math.abs(month.balance))}`}</span>
              </h3>
              <p className="text-label text-soft">
                {`${fillPlaceholders(labels.path, { booked: String(month.consultations), kept: String(month.kept), patients: String(month.patients) })} ${example.reading}`}
              </p>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 max-w-[44rem] text-label text-soft">
        {`${content.disclaimer} `}
        <TextLink link={labels.method} className="inline-block" />
      </p>
    </Section>
  )
}

/** The guarantee, and beside it what can be lost. */
function Commitment({ content }: { content: typeof home.guarantee }) {
  return (
    <Section tone="night" labelledBy="commitment" slim>
      <div className="grid items-center gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <Headline id="commitment" className="text-major lg:text-display" text={content.headline} />
          <p className="mt-4 max-w-[38rem] opacity-90">{content.promise}</p>
          <MoreLink link={content.link} className="mt-4" />
        </div>
        <RiskCard />
      </div>
    </Section>
  )
}

/** Who takes the calls, if the settings say so. */
const host = site.people.find(({ calls }) => calls.length > 0)

/** The agenda of the call: the columns are as wide as their minutes. */
function CallAgenda({ content, hasTimes }: { content: typeof home.strategyCall; hasTimes: boolean }) {
  return (
    <Section tone="evergreen" labelledBy="strategy-call" slim>
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <Heading id="strategy-call" content={content} quiet />
        <p className="opacity-90">
          {content.text} <TextLink link={content.sample} />
        </p>
      </div>
      <ol
        className="agenda mt-3 lg:mt-12"
        style={{ gridTemplateColumns: content.agenda.map(({ minutes }) => `${minutes}fr`).join(' ') }}
      >
        {content.agenda.map((item, index) => (
          <li key={item.what}>
            <span className="text-fine tabular">{minutesOf(content.agenda, index)}</span>
            <p className="text-small">{item.what}</p>
          </li>
        ))}
      </ol>
      <div className="mt-4 grid items-center gap-x-16 gap-y-4 lg:mt-10 lg:grid-cols-[7fr_5fr]">
        {host && (
          <div className="flex gap-4">
            <Portrait person={host} sizes="3.5rem" className="w-14 shrink-0 self-start" />
            <p className="text-label">
              {`${content.host} `}
              <b className="font-semibold">{host.name}</b>
              {`, ${host.role}.`}
            </p>
          </div>
        )}
        <div>
          <CallToAction href="/book">{content.callToAction}</CallToAction>
          <p className="mt-2 text-label opacity-85 max-sm:hidden">{content.smallPrint}</p>
          {hasTimes ? <Island name="next-times" of={NextTimes} props={{ label: agendaLabels.next }} /> : null}
          <FoundingOffer />
        </div>
      </div>
    </Section>
  )
}
