import { SampleLinks } from '../../components/samples/sample-links.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { AdHero, AdProof } from './ad-proof.tsx'
import {
  BookingsGuarantee,
  CampaignFailures,
  ClosingWithCalculation,
  FeatureGrid,
} from './bookings-guarantee.tsx'
import { paidTraffic as content } from './content.data.ts'
import style from './page.css?inline'
import { Timeline } from './timeline.tsx'

export const handle = { style }

export const meta = () => ({ ...content.meta, structuredData: [service('/paid-traffic', content.hero)] })

export function Page() {
  return (
    <div className="paid-traffic">
      <AdHero content={content.hero} />
      <StickyCta label={content.hero.callToAction} after="50rem">
        <AdProof content={content.proof} />
        <CampaignFailures content={content.failures} />
        <FeatureGrid content={content.features} />
        <Timeline content={content.timeline} />
        <BookingsGuarantee content={content.guarantee} />
        <SampleLinks />
      </StickyCta>
      <ClosingWithCalculation closing={content.closing} related={content.related} />
    </div>
  )
}
