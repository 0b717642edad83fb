import { ClosingCta } from '../../components/closing-cta.tsx'
import { PlainPoints } from '../../components/points.tsx'
import { RelatedServices } from '../../components/related-services.tsx'
import { ServiceHero } from '../../components/service-hero.tsx'
import { content, growth } from '../../content/promises.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { seo as words } from './content.ts'
import { CostComparison } from './cost-comparison.tsx'
import { Foundation } from './foundation.tsx'
import { FourSearches } from './four-searches.tsx'
import { GrowingLibrary } from './growing-library.tsx'
import style from './page.css?inline'
import { PageAnatomy } from './page-anatomy.tsx'

export const handle = { style }

export const meta = () => pageMeta({ path: '/seo', ...words.meta, data: [service('/seo', words.hero)] })

export default function SeoScreen() {
  return (
    <>
      <ServiceHero words={words.hero}>
        <FourSearches words={words.searches} />
      </ServiceHero>
      <StickyCta label={words.hero.callToAction}>
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
        <ClosingCta words={words.closing} />
      </StickyCta>
    </>
  )
}
