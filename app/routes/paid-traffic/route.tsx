import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { PlainPoints } from '../../components/points.tsx'
import { RelatedServices } from '../../components/related-services.tsx'
import { ServiceHero } from '../../components/service-hero.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { BudgetSplit } from './budget-split.tsx'
import { CampaignFailures } from './campaign-failures.tsx'
import { paidTraffic as words } from './content.ts'
import { FeatureGrid } from './feature-grid.tsx'
import style from './page.css?inline'
import { ThirteenWeeks } from './timeline.tsx'

export const handle = { style }

export const meta = () =>
  pageMeta({ path: '/paid-traffic', ...words.meta, data: [service('/paid-traffic', words.hero)] })

export default function PaidTrafficScreen() {
  return (
    <>
      <ServiceHero words={words.hero}>
        <BudgetSplit words={words.split} />
      </ServiceHero>
      <StickyCta label={words.hero.callToAction}>
        <CampaignFailures words={words.failures} />
        <FeatureGrid words={words.features} />
        <PlainPoints id="rules" words={words.rules} tone="evergreen" />
        <RelatedServices words={words.related} tone="paper" />
        <ThirteenWeeks words={words.timeline} />
        <Guarantee words={words.guarantee} />
        <ClosingCta words={words.closing} />
      </StickyCta>
    </>
  )
}
