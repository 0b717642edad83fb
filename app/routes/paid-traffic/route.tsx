import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { Points } from '../../components/points.tsx'
import { RelatedServices } from '../../components/related-services.tsx'
import { ServiceHero } from '../../components/service-hero.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { BudgetSplit } from './budget-split.tsx'
import { CampaignFailures } from './campaign-failures.tsx'
import { paidTraffic as content } from './content.ts'
import { FeatureGrid } from './feature-grid.tsx'
import style from './page.css?inline'
import { Timeline } from './timeline.tsx'

export const handle = { style }

export const meta = () =>
  pageMeta({ path: '/paid-traffic', ...content.meta, data: [service('/paid-traffic', content.hero)] })

export default function PaidTrafficScreen() {
  return (
    <>
      <ServiceHero content={content.hero}>
        <BudgetSplit content={content.split} />
      </ServiceHero>
      <StickyCta label={content.hero.callToAction}>
        <CampaignFailures content={content.failures} />
        <FeatureGrid content={content.features} />
        <Points id="rules" content={content.rules} tone="evergreen" />
        <RelatedServices content={content.related} tone="paper" />
        <Timeline content={content.timeline} />
        <Guarantee content={content.guarantee} />
        <ClosingCta content={content.closing} />
      </StickyCta>
    </>
  )
}
