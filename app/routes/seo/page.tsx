import { PlainHero } from '../../components/hero.tsx'
import { Ordered } from '../../components/ordered.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { seo as content } from './content.data.ts'
import style from './page.css?inline'
import { ClosingChoices, CostComparison, Foundation, FourSearches, Limits, YearPlan } from './sections.tsx'

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
