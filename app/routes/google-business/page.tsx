import { ClosingCallToAction } from '../../components/closing-call-to-action.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { HeadedSection } from '../../components/section-head.tsx'
import { Ringed } from '../../components/ui/ring.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { BelowHero } from '../../layout/sticky-call-to-action.tsx'
import { service } from '../../seo/structured-data.ts'
import { googleBusiness } from './content.data.ts'
import { MapHero } from './map.tsx'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => ({
  ...googleBusiness.meta,
  structuredData: [service('/google-business', googleBusiness.hero)],
})

export function Page() {
  return (
    <>
      <MapHero />
      <BelowHero
        content={googleBusiness}
        sections={{
          profile: <Profile />,
          guarantee: (
            <Guarantee content={googleBusiness.guarantee}>
              <Climb />
            </Guarantee>
          ),
          reviews: <Replies />,
        }}
      />
      <ClosingCallToAction content={googleBusiness.closing} />
    </>
  )
}

/** A business profile as a card: what we often find in each line, struck, and what we change it to. */
function Profile() {
  const { card, rows, ...head } = googleBusiness.profile
  return (
    <HeadedSection name="profile" head={head} reveal={false} className="beside beside-wide">
      <div className="profile-card book-page border border-rule bg-white">
        <h3 className="text-minor">{card}</h3>
        <dl>
          {rows.map(({ part, found, fix }) => (
            <div key={part}>
              <dt>{part}</dt>
              <dd>
                <s className="struck-thin">{found}</s>
                <b>{fix}</b>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </HeadedSection>
  )
}

/** Places on the map that are drawn. */
const PLACES = 7
const places = Array.from({ length: PLACES }, (_, index) => index + 1)

/** A practice that climbs from the last place drawn into the map pack, between the guarantee's first day and its last. */
function Climb() {
  const { start, end, description } = googleBusiness.guarantee
  return (
    <figure className="climb" aria-label={description}>
      <ol>
        {places.map((place) => (
          <li key={place} className={place <= promises.mapPack.topPlaces ? 'climb-top' : undefined}>
            {place}
          </li>
        ))}
      </ol>
      <div>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path
            d={`M0 ${(100 * (PLACES - 0.5)) / PLACES}C45 92 55 ${(100 * 2.5) / PLACES} 100 ${(100 * 1.5) / PLACES}`}
            pathLength="1"
          />
        </svg>
        <span className="climb-start">{start}</span>
        <span className="climb-end">
          <Ringed>{end}</Ringed>
        </span>
      </div>
    </figure>
  )
}

/** A reply that says too much, struck, beside the one we would draft. */
function Replies() {
  const { wrongLabel, wrong, rightLabel, right, ...head } = googleBusiness.reviews
  return (
    <HeadedSection name="reviews" head={head} tone="leaf">
      <div className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:mt-8">
        <figure className="border border-rule bg-white px-5 py-4 lg:px-8 lg:py-6">
          <figcaption className="text-label text-soft">{wrongLabel}</figcaption>
          <blockquote className="mt-2 font-serif text-minor leading-snug">
            <s className="struck">{wrong}</s>
          </blockquote>
        </figure>
        <figure className="border border-rule bg-white px-5 py-4 lg:px-8 lg:py-6">
          <figcaption className="text-label text-evergreen">{rightLabel}</figcaption>
          <blockquote className="mt-2 font-serif text-minor leading-snug text-evergreen">{right}</blockquote>
        </figure>
      </div>
    </HeadedSection>
  )
}
