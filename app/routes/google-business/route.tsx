import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { PlainPoints } from '../../components/points.tsx'
import { RelatedServices } from '../../components/related-services.tsx'
import { ServiceHero } from '../../components/service-hero.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { googleBusiness as words } from './content.ts'
import { MapPack } from './map-pack.tsx'
import style from './page.css?inline'
import { ProfileChecklist } from './profile-checklist.tsx'
import { RankingFactors } from './ranking-factors.tsx'

export const handle = { style }

export const meta = () =>
  pageMeta({ path: '/google-business', ...words.meta, data: [service('/google-business', words.hero)] })

export default function GoogleBusinessScreen() {
  return (
    <>
      <ServiceHero words={words.hero} drawing="below">
        <MapPack words={words.mapPack} />
      </ServiceHero>
      <StickyCta label={words.hero.callToAction}>
        <RankingFactors words={words.factors} />
        <ProfileChecklist words={words.profile} />
        <PlainPoints id="reviews" words={words.reviews} />
        <Guarantee words={words.guarantee} />
        <RelatedServices words={words.related} />
        <ClosingCta words={words.closing} />
      </StickyCta>
    </>
  )
}
