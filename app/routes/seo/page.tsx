import { PlainHero } from '../../components/hero.tsx'
import { Ordered } from '../../components/ordered.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { seo as content } from './content.data.ts'
import { CostComparison } from './costs.tsx'
import style from './page.css?inline'
import { Foundation, FourSearches } from './pages.tsx'
import { ClosingChoices, Limits, YearPlan } from './year-plan.tsx'

export const handle = { style }

export const meta = () => ({ ...content.meta, structuredData: [service('/seo', content.hero)] })

export function Page() {
  return (
    <div className="seo">
      <PlainHero tone="evergreen" content={content.hero} isMarked={false} />
      <StickyCta label={content.hero.callToAction} after="24rem">
        <Ordered
          names={content.order}
          sections={{
            foundation: <Foundation content={content.foundation} />,
            timeline: <YearPlan content={content.timeline} />,
            searches: <FourSearches searches={content.searches} anatomy={content.anatomy} />,
            costs: <CostComparison content={content.costs} />,
            limits: <Limits content={content.limits} />,
          }}
        />
      </StickyCta>
      <ClosingChoices content={content.closing} />
    </div>
  )
}
