import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { paidTraffic as words } from '../../words/services/paid-traffic.ts'
import { CallBar } from '../frame/call-bar.tsx'
import { Closing } from '../sections/closing.tsx'
import { Guarantee } from '../sections/guarantee.tsx'
import { BrokenPath } from '../sections/services/broken-path.tsx'
import { BudgetSplit } from '../sections/services/budget-split.tsx'
import { PlainPoints } from '../sections/services/plain-points.tsx'
import { QuarteredPage } from '../sections/services/quartered-page.tsx'
import { RelatedServices } from '../sections/services/related-services.tsx'
import { ServiceHero } from '../sections/services/service-hero.tsx'
import { ThirteenWeeks } from '../sections/services/thirteen-weeks.tsx'
import style from '../styles/services.css?inline'

/** The style these pages carry besides every page's. */
export const handle = { style }

export const meta = () =>
  pageMeta({ path: '/paid-traffic', ...words.meta, data: [service('/paid-traffic', words.hero)] })

export default function PaidTrafficScreen() {
  return (
    <>
      <ServiceHero words={words.hero}>
        <BudgetSplit words={words.split} />
      </ServiceHero>
      <CallBar label={words.hero.callToAction}>
        <BrokenPath words={words.failures} />
        <QuarteredPage words={words.features} />
        <PlainPoints id="rules" words={words.rules} tone="evergreen" />
        <RelatedServices words={words.related} tone="paper" />
        <ThirteenWeeks words={words.timeline} />
        <Guarantee words={words.guarantee} />
        <Closing words={words.closing} />
      </CallBar>
    </>
  )
}
