import { growth, content as publishing } from '../../content/promises.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { ClosingChoices } from './closing-choices.tsx'
import { seo as content } from './content.ts'
import { CostComparison } from './cost-comparison.tsx'
import { Foundation } from './foundation.tsx'
import { FourSearches } from './four-searches.tsx'
import { LibraryHero } from './library-hero.tsx'
import { Limits } from './limits.tsx'
import style from './page.css?inline'
import { YearPlan } from './year-plan.tsx'

export const handle = { style }

export const meta = () => ({ ...content.meta, structuredData: [service('/seo', content.hero)] })

export function Page() {
  return (
    <div className="seo">
      <LibraryHero
        hero={content.hero}
        library={content.library}
        articlesPerMonth={publishing.articlesPerMonth}
        compounds={growth.seoCompoundsAroundMonths}
      />
      <StickyCta label={content.hero.callToAction}>
        <Foundation content={content.foundation} />
        <YearPlan content={content.timeline} />
        <FourSearches content={content.searches} anatomy={content.anatomy} />
        <CostComparison content={content.costs} />
        <Limits content={content.limits} />
        <ClosingChoices content={content.closing} />
      </StickyCta>
    </div>
  )
}
