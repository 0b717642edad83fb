import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { content, growth } from '../../words/promises.ts'
import { seo as words } from '../../words/services/seo.ts'
import { CallBar } from '../frame/call-bar.tsx'
import { Closing } from '../sections/closing.tsx'
import { CostComparison } from '../sections/services/cost-comparison.tsx'
import { Foundation } from '../sections/services/foundation.tsx'
import { FourSearches } from '../sections/services/four-searches.tsx'
import { GrowingLibrary } from '../sections/services/growing-library.tsx'
import { PageAnatomy } from '../sections/services/page-anatomy.tsx'
import { PlainPoints } from '../sections/services/plain-points.tsx'
import { RelatedServices } from '../sections/services/related-services.tsx'
import { ServiceHero } from '../sections/services/service-hero.tsx'
import style from '../styles/services.css?inline'

/** The style these pages carry besides every page's. */
export const handle = { style }

export const meta = () => pageMeta({ path: '/seo', ...words.meta, data: [service('/seo', words.hero)] })

export default function SeoScreen() {
  return (
    <>
      <ServiceHero words={words.hero}>
        <FourSearches words={words.searches} />
      </ServiceHero>
      <CallBar label={words.hero.callToAction}>
        <Foundation words={words.foundation} />
        <PageAnatomy words={words.anatomy} />
        <CostComparison words={words.costs} />
        <GrowingLibrary
          words={words.timeline}
          articlesPerMonth={content.articlesPerMonth}
          compounds={growth.seoCompoundsAroundMonths}
        />
        <PlainPoints id="limits" words={words.limits} tone="leaf" />
        <RelatedServices words={words.related} tone="paper" />
        <Closing words={words.closing} />
      </CallBar>
    </>
  )
}
