import { SampleLinks } from '../../components/samples/sample-links.tsx'
import { promises } from '../../content/promises/promises.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { googleBusiness as content } from './content.ts'
import { MapGuarantee, MapHero } from './map.tsx'
import style from './page.css?inline'
import { AnnotatedProfile, ClosingWithSearchBox, RankingFactors, ReviewRules } from './ranking.tsx'

export const handle = { style }

export const meta = () => ({ ...content.meta, structuredData: [service('/google-business', content.hero)] })

export function Page() {
  return (
    <div className="google-business">
      <MapHero hero={content.hero} mapPack={content.mapPack} />
      <StickyCta label={content.hero.callToAction}>
        <AnnotatedProfile content={content.profile} />
        <RankingFactors content={content.factors} />
        <ReviewRules content={content.reviews} reply={content.profile.panel.reply} />
        <MapGuarantee content={content.guarantee} places={promises.mapPack.topPlaces} />
        <SampleLinks />
      </StickyCta>
      <ClosingWithSearchBox content={content.closing} related={content.related} />
    </div>
  )
}
