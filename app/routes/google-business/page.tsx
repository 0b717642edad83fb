import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { BelowHero } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { type GoogleBusinessContent, googleBusiness } from './content.data.ts'
import { MapHero } from './map.tsx'

export const meta = () => ({
  ...googleBusiness.meta,
  structuredData: [service('/google-business', googleBusiness.hero)],
})

export function Page() {
  return (
    <>
      <MapHero hero={googleBusiness.hero} mapPack={googleBusiness.mapPack} />
      <BelowHero
        content={googleBusiness}
        sections={{
          profile: <ProfileParts content={googleBusiness.profile} />,
          factors: <RankingFactors content={googleBusiness.factors} />,
          reviews: <ReviewRules content={googleBusiness.reviews} />,
          guarantee: <Guarantee content={googleBusiness.guarantee} />,
        }}
      />
      <ClosingCta content={googleBusiness.closing} related={googleBusiness.related} />
    </>
  )
}

/** The parts of a business profile: what we often find, what we change it to, and how to check it. */
function ProfileParts({ content }: { content: GoogleBusinessContent['profile'] }) {
  return (
    <Section labelledBy="profile" reveal={false}>
      <div className="grid gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end">
        <Headline id="profile" className="max-w-[14.2em] text-major" text={content.headline} />
        <p className="text-lead text-soft">{content.lead}</p>
      </div>
      <CardTable
        labelledBy="profile"
        columns={[
          content.partLabel,
          content.foundLabel,
          { label: content.fixLabel, className: 'font-semibold text-evergreen' },
          content.checkLabel,
        ]}
        rows={content.notes.map(({ title, found, fix, check }) => [title, found, fix, check])}
      />
    </Section>
  )
}

/** The three ranking factors of local search, one a row, each with how much of it can be changed. */
function RankingFactors({ content }: { content: GoogleBusinessContent['factors'] }) {
  return (
    <Section tone="leaf" labelledBy="factors">
      <Headline id="factors" text={content.headline} />
      <p className="mt-4 text-lead text-soft">{content.lead}</p>
      <dl className="mt-6 border-b border-ink">
        {content.items.map((item) => (
          <div
            key={item.name}
            className="grid gap-x-12 gap-y-4 border-t border-ink py-3 sm:grid-cols-[2fr_5fr] sm:py-6 lg:grid-cols-[3fr_5fr_4fr]"
          >
            <dt className="font-serif text-[1.75rem] leading-tight text-evergreen italic">{item.name}</dt>
            <dd>{item.means}</dd>
            <dd className="sm:col-start-2 lg:col-start-3">
              <span className="block font-serif text-minor">{item.can}</span>
              <span className="mt-1 block text-soft">{item.change}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

/** A reply that says too much beside the one we would draft, and the rules for asking for reviews. */
function ReviewRules({ content }: { content: GoogleBusinessContent['reviews'] }) {
  return (
    <Section labelledBy="reviews">
      <Headline id="reviews" text={content.headline} />
      <p className="mt-4 max-w-[38rem] text-lead text-soft">{content.lead}</p>
      <div className="mt-4 grid gap-x-10 gap-y-3 sm:mt-10 sm:grid-cols-2">
        <figure className="border-t-2 border-soft pt-4">
          <figcaption className="text-label text-soft">{content.wrongLabel}</figcaption>
          <blockquote className="mt-2 font-serif text-minor leading-snug lg:text-[1.625rem]">
            <s className="struck">{content.wrong}</s>
          </blockquote>
        </figure>
        <figure className="border-t-2 border-evergreen pt-4">
          <figcaption className="text-label text-evergreen">{content.rightLabel}</figcaption>
          <blockquote className="mt-2 font-serif text-minor leading-snug lg:text-[1.625rem]">
            {content.right}
          </blockquote>
        </figure>
      </div>
      <ul className="mt-5 grid gap-x-10 gap-y-2.5 sm:mt-12 sm:grid-cols-2 sm:gap-y-6">
        {content.rules.map((rule) => (
          <li key={rule.title} className="check">
            <strong className="font-semibold">{rule.title}.</strong>{' '}
            <span className="text-soft">{rule.text}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
