import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { Points } from '../../components/points.tsx'
import { RelatedServices } from '../../components/related-services.tsx'
import { ServiceHero } from '../../components/service-hero.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { googleBusiness as content } from './content.ts'
import { MapPack } from './map-pack.tsx'
import style from './page.css?inline'
import { ProfileChecklist } from './profile-checklist.tsx'
import { RankingFactors } from './ranking-factors.tsx'

export const handle = { style }

export const meta = () =>
  pageMeta({ path: '/google-business', ...content.meta, data: [service('/google-business', content.hero)] })

export default function GoogleBusinessScreen() {
  return (
    <>
      <ServiceHero content={content.hero} drawing="below">
        <MapPack content={content.mapPack} />
      </ServiceHero>
      <StickyCta label={content.hero.callToAction}>
        <RankingFactors content={content.factors} />
        <ProfileChecklist content={content.profile} />
        <Points id="reviews" content={content.reviews} />
        <Guarantee content={content.guarantee} />
        <RelatedServices content={content.related} />
        <ClosingCta content={content.closing} />
      </StickyCta>
    </>
  )
}
