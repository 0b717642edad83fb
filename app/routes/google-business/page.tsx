import { Ordered } from '../../components/ordered.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { AnnotatedProfile, ClosingWithSearchBox, RankingFactors, ReviewRules } from './annotated-profile.tsx'
import { googleBusiness as content } from './content.data.ts'
import { MapGuarantee, MapHero } from './map.tsx'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => ({ ...content.meta, structuredData: [service('/google-business', content.hero)] })

export function Page() {
  return (
    <div className="google-business">
      <MapHero hero={content.hero} mapPack={content.mapPack} />
      <StickyCta label={content.hero.callToAction}>
        <Ordered
          names={content.order}
          sections={{
            profile: <AnnotatedProfile content={content.profile} />,
            factors: <RankingFactors content={content.factors} />,
            reviews: <ReviewRules reviews={content.reviews} profile={content.profile} />,
            guarantee: <MapGuarantee content={content.guarantee} />,
          }}
        />
      </StickyCta>
      <ClosingWithSearchBox closing={content.closing} related={content.related} />
    </div>
  )
}
