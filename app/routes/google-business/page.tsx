import { guarantees } from '../../content/promises.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { AnnotatedProfile } from './annotated-profile.tsx'
import { ClosingSearch } from './closing-search.tsx'
import { googleBusiness as content } from './content.ts'
import { MapGuarantee } from './map-guarantee.tsx'
import { MapHero } from './map-hero.tsx'
import style from './page.css?inline'
import { RankingFactors } from './ranking-factors.tsx'
import { ReviewRules } from './review-rules.tsx'

export const handle = { style }

export const meta = () => ({ ...content.meta, structuredData: [service('/google-business', content.hero)] })

export function Page() {
  return (
    <>
      <MapHero content={content.hero} mapPack={content.mapPack} />
      <StickyCta label={content.hero.callToAction}>
        <AnnotatedProfile content={content.profile} />
        <RankingFactors content={content.factors} />
        <ReviewRules content={content.reviews} reply={content.profile.panel.reply} />
        <MapGuarantee content={content.guarantee} places={guarantees.mapPack.topPlaces} />
        <ClosingSearch content={content.closing} related={content.related} />
      </StickyCta>
    </>
  )
}
