import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { googleBusiness as words } from '../../words/services/google-business.ts'
import { CallBar } from '../frame/call-bar.tsx'
import { Closing } from '../sections/closing.tsx'
import { Guarantee } from '../sections/guarantee.tsx'
import { MapPack } from '../sections/services/map-pack.tsx'
import { PlaceFactors } from '../sections/services/place-factors.tsx'
import { PlainPoints } from '../sections/services/plain-points.tsx'
import { ProfileRecord } from '../sections/services/profile-record.tsx'
import { RelatedServices } from '../sections/services/related-services.tsx'
import { ServiceHero } from '../sections/services/service-hero.tsx'
import style from '../styles/services.css?inline'

/** The style these pages carry besides every page's. */
export const handle = { style }

export const meta = () =>
  pageMeta({ path: '/google-business', ...words.meta, data: [service('/google-business', words.hero)] })

export default function GoogleBusinessScreen() {
  return (
    <>
      <ServiceHero words={words.hero} drawing="below">
        <MapPack words={words.mapPack} />
      </ServiceHero>
      <CallBar label={words.hero.callToAction}>
        <PlaceFactors words={words.factors} />
        <ProfileRecord words={words.profile} />
        <PlainPoints id="reviews" words={words.reviews} />
        <Guarantee words={words.guarantee} />
        <RelatedServices words={words.related} />
        <Closing words={words.closing} />
      </CallBar>
    </>
  )
}
