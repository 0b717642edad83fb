import { HeroText, PlainHero } from '../../components/hero.tsx'
import { MyAdSection } from '../../components/my-ad/my-ad-section.tsx'
import { adOf } from '../../components/my-ad/own-ad.ts'
import { Headline } from '../../components/ui/heading.tsx'
import { NoBreak } from '../../components/ui/no-break.tsx'
import { Section } from '../../components/ui/section.tsx'
import { SourceLink } from '../../components/ui/text-link.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { specialtyLabels as labels, type Specialty } from '../../content/specialties/specialties.data.ts'

/** The head of the page: what we do, beside a line that others run and the plain ad that runs instead, if it has one. */
export function SpecialtyHero({ page, callToAction }: { page: Specialty; callToAction: string }) {
  const content = {
    kicker: fillPlaceholders(labels.kicker, { practices: page.practices }),
    headline: page.headline,
    lead: page.lead,
    callToAction,
    smallPrint: labels.smallPrint,
  }
  if (adOf(page.slug).slug !== page.slug) return <PlainHero content={content} />
  return (
    <MyAdSection specialty={page.slug}>
      <section aria-labelledby="hero">
        <HeroText content={content} />
      </section>
    </MyAdSection>
  )
}

/** The facts of a specialty in a few lines. */
export const Glance = ({ facts }: { facts: NonNullable<Specialty['facts']> }) => (
  <Section tone="leaf" labelledBy="glance" slim>
    <p className="kicker">{labels.asOf}</p>
    <Headline id="glance" className="text-middle" text={labels.glance} />
    <dl className="mt-3 grid gap-x-12 sm:grid-cols-2 lg:grid-cols-5 lg:gap-x-8">
      {facts.map(({ term, value }) => (
        <div key={term} className="border-t border-rule py-2">
          <dt className="text-label text-soft">{term}</dt>
          <dd className="leading-snug">{value}</dd>
        </div>
      ))}
    </dl>
  </Section>
)

const redlineLabel = 'mb-1 block text-(length:--text-label) font-semibold'
const redlineText = 'font-serif text-heading'

/** What may be claimed, folded: a refused sentence beside its allowed wording, then claims with their sources. */
export const Claims = ({ content }: { content: NonNullable<Specialty['claims']> }) => (
  <SheetSection id="claims" tone="leaf" headline={content.headline} margin={labels.counsel}>
    <details className="fold border border-rule bg-white px-4 lg:px-8">
      <summary className="disclosure py-4 font-semibold">
        {fillPlaceholders(labels.sources, { count: content.items.length })}
      </summary>
      <div className="grid gap-x-12 gap-y-5 border-rule py-5 max-md:border-t sm:grid-cols-[5fr_7fr]">
        <p>
          <b className={redlineLabel}>{labels.refused}</b>
          <del className={`struck ${redlineText}`}>
            <NoBreak text={content.struck} />
          </del>
          <span className="mt-3 block text-soft">{content.why}</span>
        </p>
        <p>
          <b className={redlineLabel}>{labels.allowed}</b>
          <ins className={`added ${redlineText}`}>
            <NoBreak text={content.allowed} />
          </ins>
        </p>
      </div>
      <ul>
        {content.items.map(({ claim, source }) => (
          <li key={claim} className="check border-t border-rule py-3">
            <NoBreak text={claim} /> <SourceLink source={source} />
          </li>
        ))}
      </ul>
    </details>
  </SheetSection>
)

interface SheetSectionProps {
  id: string
  headline: string
  margin?: string
  tone?: 'paper' | 'leaf'
  children: React.ReactNode
}

/** A section of the page: its headline and notes in the margin column, its content beside them. */
export const SheetSection = ({ id, headline, margin, tone = 'paper', children }: SheetSectionProps) => (
  <Section tone={tone} labelledBy={id} slim className="grid gap-x-16 gap-y-4 lg:grid-cols-[15rem_1fr]">
    <div>
      <Headline id={id} className="text-heading" text={headline} />
      {margin ? <p className="mt-3 text-small text-soft">{margin}</p> : null}
    </div>
    <div>{children}</div>
  </Section>
)
