import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { Ordered } from '../../components/ordered.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { googleBusiness as content } from './content.data.ts'
import { MapHero } from './map.tsx'
import { ProfileParts, RankingFactors, ReviewRules } from './profile.tsx'

export const meta = () => ({ ...content.meta, structuredData: [service('/google-business', content.hero)] })

export function Page() {
  return (
    <div className="google-business">
      <MapHero hero={content.hero} mapPack={content.mapPack} />
      <StickyCta label={content.hero.callToAction}>
        <Ordered
          names={content.order}
          sections={{
            profile: <ProfileParts content={content.profile} />,
            factors: <RankingFactors content={content.factors} />,
            reviews: <ReviewRules content={content.reviews} />,
            guarantee: <Guarantee content={content.guarantee} />,
          }}
        />
      </StickyCta>
      <ClosingCta content={content.closing} related={content.related} />
    </div>
  )
}
