import type { CSSProperties, ReactNode } from 'react'
import { Moments } from '../../components/charts/moments.tsx'
import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { Icon } from '../../components/icon.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { Ring } from '../../components/ui/ring.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { BelowHero } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { paidTraffic } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => ({
  ...paidTraffic.meta,
  structuredData: [service('/paid-traffic', paidTraffic.hero)],
})

export function Page() {
  return (
    <>
      <PlainHero content={paidTraffic.hero} />
      <BelowHero
        content={paidTraffic}
        after="24rem"
        sections={{
          failures: <Failures />,
          features: <Features />,
          related: <RelatedServices />,
          timeline: <FirstMonths />,
          guarantee: (
            <Guarantee content={paidTraffic.guarantee}>
              <Clock />
            </Guarantee>
          ),
        }}
      />
      <ClosingCta content={paidTraffic.closing} />
    </>
  )
}

/** How a campaign loses one patient: five moments on one line, which turns red. */
function Failures() {
  const { moments, gone, ...head } = paidTraffic.failures
  return (
    <Section tone="leaf" labelledBy="failures" reveal={false} slim>
      <SectionHead id="failures" content={head} />
      <Moments
        tone="lost"
        items={moments.map((moment, index) => ({
          ...moment,
          text: (
            <>
              {moment.text}{' '}
              {index === moments.length - 1 ? <strong className="text-pencil">{gone}</strong> : null}
            </>
          ),
        }))}
      />
    </Section>
  )
}

/** Four feature cards, each with its part drawn. */
function Features() {
  const { line, page, question, budget, more, ...head } = paidTraffic.features
  return (
    <Section labelledBy="features" slim>
      <SectionHead id="features" content={head} />
      <div className="features">
        <Feature {...line}>
          <p>
            <s className="struck-thin">{line.struck}</s>
          </p>
          <p className="feature-runs">{line.runs}</p>
        </Feature>
        <Feature {...page}>
          <p className="feature-runs">{page.headline}</p>
          <p>{page.price}</p>
          <p className="feature-choice">{page.button}</p>
        </Feature>
        <Feature {...question}>
          <p className="feature-runs">{question.asked}</p>
          {question.choices.map((choice) => (
            <p
              key={choice}
              className={`feature-choice ${choice === question.chosen ? 'feature-chosen' : ''}`.trimEnd()}
            >
              {choice}
            </p>
          ))}
        </Feature>
        <Feature {...budget}>
          <div aria-hidden="true" className="feature-split">
            <i style={{ flexGrow: promises.adBudget.percentFacebookAndInstagram }} />
            <i style={{ flexGrow: promises.adBudget.percentGoogle }} />
          </div>
          <p className="feature-runs">{budget.social}</p>
          <p>{budget.search}</p>
        </Feature>
      </div>
      <MoreLink link={more} className="mt-4" />
    </Section>
  )
}

const Feature = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <article>
    <div className="feature-drawn">{children}</div>
    <h3>{title}</h3>
    <p>{text}</p>
  </article>
)

const RelatedServices = () => (
  <Section tone="leaf" labelledBy="related" slim>
    <SectionHead id="related" content={paidTraffic.related} />
    <ul className="services">
      {paidTraffic.related.items.map(({ icon, name, href, text }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} />
            <h3>{name}</h3>
            <p>{text}</p>
          </a>
        </li>
      ))}
    </ul>
  </Section>
)

/** Weeks of each span; what has no end is drawn as long as the one before it. */
const WEEKS = [2, 2, 4, 4]

/** The first months on one line that turns green. */
function FirstMonths() {
  const { steps, ...head } = paidTraffic.timeline
  return (
    <Section labelledBy="timeline" slim>
      <SectionHead id="timeline" content={head} />
      <Moments
        tone="grows"
        lengths={WEEKS}
        items={steps.map(({ when, title, text }) => ({ when, name: title, text }))}
      />
    </Section>
  )
}

/** The guarantee's days on a line to scale, with a month that may lie anywhere on it. */
function Clock() {
  const { description, start, end, month } = paidTraffic.guarantee.clock
  const { consultations, monthDays, withinDays } = promises.paidTraffic
  return (
    <div
      role="img"
      aria-label={description}
      className="clock"
      style={{ '--month': `${(100 * monthDays) / withinDays}%` } as CSSProperties}
    >
      <p className="clock-month">
        <span className="ringed">
          {consultations}
          <Ring />
        </span>
        {month}
      </p>
      <span className="clock-line" />
      <p className="clock-ends">
        <span>{start}</span>
        <span>{end}</span>
      </p>
    </div>
  )
}
