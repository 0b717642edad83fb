import { PlainHero } from '../../components/hero.tsx'
import { AdPicker } from '../../components/my-ad/ad-picker.tsx'
import { Ordered } from '../../components/ordered.tsx'
import { SampleLinks } from '../../components/samples/sample-links.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { AdProof } from './ad-proof.tsx'
import {
  BookingsGuarantee,
  CampaignFailures,
  ClosingWithCalculation,
  FeatureGrid,
  Timeline,
} from './bookings-guarantee.tsx'
import { paidTraffic as content } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => ({ ...content.meta, structuredData: [service('/paid-traffic', content.hero)] })

export function Page() {
  return (
    <div className="paid-traffic">
      <PlainHero tone="leaf" content={content.hero} isMarked={false}>
        <div className="mt-7">
          <AdPicker />
        </div>
      </PlainHero>
      <StickyCta label={content.hero.callToAction} after="50rem">
        <Ordered
          names={content.order}
          sections={{
            proof: <AdProof content={content.proof} />,
            failures: <CampaignFailures content={content.failures} />,
            features: <FeatureGrid content={content.features} />,
            timeline: <Timeline content={content.timeline} />,
            guarantee: <BookingsGuarantee content={content.guarantee} />,
            samples: <SampleLinks />,
          }}
        />
      </StickyCta>
      <ClosingWithCalculation closing={content.closing} related={content.related} />
    </div>
  )
}
