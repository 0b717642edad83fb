import type { ReactNode } from 'react'
import { MomentsSection } from '../../components/charts/moments.tsx'
import { ClosingCallToAction } from '../../components/closing-call-to-action.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { DrawnHero } from '../../components/hero.tsx'
import { Icon } from '../../components/icon.tsx'
import { adOf } from '../../components/my-ad/own-ad.ts'
import { GuaranteeDays } from '../../components/offer/results-guarantee.tsx'
import { HeadedSection } from '../../components/section-head.tsx'
import { MoreLink, SourceLink } from '../../components/ui/text-link.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { promises } from '../../content/promises/promises.data.ts'
import { BelowHero } from '../../layout/sticky-call-to-action.tsx'
import { service } from '../../seo/structured-data.ts'
import { paidTraffic } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => ({
  ...paidTraffic.meta,
  structuredData: [service('/paid-traffic', paidTraffic.hero)],
})

export function Page() {
  const { failures, timeline } = paidTraffic
  return (
    <>
      <DrawnHero content={paidTraffic.hero}>
        <MarkedAd />
      </DrawnHero>
      <BelowHero
        content={paidTraffic}
        after="24rem"
        sections={{
          failures: (
            <MomentsSection
              id="failures"
              content={failures}
              tone="lost"
              items={failures.moments}
              ground="leaf"
              reveal={false}
            />
          ),
          features: <Features />,
          related: <RelatedServices />,
          timeline: (
            <MomentsSection
              id="timeline"
              content={timeline}
              tone="grows"
              items={timeline.steps.map(({ title: name, ...step }) => ({ name, ...step }))}
            />
          ),
          guarantee: (
            <Guarantee content={paidTraffic.guarantee}>
              <div className="bg-white p-5 text-ink lg:p-9">
                <GuaranteeDays className="[--size:clamp(1.25rem,7vw,1.75rem)]" />
              </div>
            </Guarantee>
          ),
        }}
      />
      <ClosingCallToAction content={paidTraffic.closing} />
    </>
  )
}

const { ad, redline } = adOf('regenerative-medicine')

/** A line that others run, struck, with the line that replaces it and one reason. */
function MarkedAd() {
  const { why, more, ...names } = paidTraffic.marked
  return (
    <figure className="marked-lines book-page border border-rule bg-white">
      <p>
        <del className="struck">{redline.struck}</del>
      </p>
      <p>
        <ins className="added">{fillPlaceholders(ad.offer, names)}</ins>
      </p>
      <figcaption>
        <b>{why}</b> {redline.reasons.at(-1)} <SourceLink source={redline.source} />
        <MoreLink link={more} className="mt-2" />
      </figcaption>
    </figure>
  )
}

/** Four feature cards, each with its part drawn. */
function Features() {
  const { line, page, question, budget, ...head } = paidTraffic.features
  return (
    <HeadedSection name="features" head={head}>
      <div className="features">
        <Feature {...line}>
          <p className="feature-runs">{line.runs}</p>
        </Feature>
        <Feature {...page}>
          <p className="feature-runs">{page.headline}</p>
          <p>{page.price}</p>
          <p className="drawn-choice">{page.button}</p>
        </Feature>
        <Feature {...question}>
          <p className="feature-runs">{question.asked}</p>
          {question.choices.map((choice) => (
            <p
              key={choice}
              className={choice === question.chosen ? 'drawn-choice drawn-chosen' : 'drawn-choice'}
            >
              {choice}
            </p>
          ))}
        </Feature>
        <Feature {...budget}>
          <div className="feature-split">
            <p style={{ flexGrow: promises.adBudget.percentFacebookAndInstagram }}>{budget.social}</p>
            <p style={{ flexGrow: promises.adBudget.percentGoogle }}>{budget.search}</p>
          </div>
        </Feature>
      </div>
    </HeadedSection>
  )
}

const Feature = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <article>
    <div className="feature-drawn border border-rule bg-white">{children}</div>
    <h3 className="text-minor">{title}</h3>
    <p>{text}</p>
  </article>
)

const RelatedServices = () => (
  <HeadedSection name="related" head={paidTraffic.related} tone="leaf">
    <ul className="tiles mb-0 [--tile:40%] lg:[--tile:22%]">
      {paidTraffic.related.items.map(({ icon, name, href, text }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} className="text-evergreen" />
            <h3>{name}</h3>
            <p className="text-small leading-snug">{text}</p>
          </a>
        </li>
      ))}
    </ul>
  </HeadedSection>
)
