import { ClosingCta } from '../../components/closing-cta.tsx'
import { Points } from '../../components/points.tsx'
import { RelatedServices } from '../../components/related-services.tsx'
import { ServiceHero } from '../../components/service-hero.tsx'
import { growth, content as publishing } from '../../content/promises.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { seo as content } from './content.ts'
import { CostComparison } from './cost-comparison.tsx'
import { Foundation } from './foundation.tsx'
import { FourSearches } from './four-searches.tsx'
import { GrowingLibrary } from './growing-library.tsx'
import style from './page.css?inline'
import { PageAnatomy } from './page-anatomy.tsx'

export const handle = { style }

export const meta = () => pageMeta({ path: '/seo', ...content.meta, data: [service('/seo', content.hero)] })

export default function SeoScreen() {
  return (
    <>
      <ServiceHero content={content.hero}>
        <FourSearches content={content.searches} />
      </ServiceHero>
      <StickyCta label={content.hero.callToAction}>
        <Foundation content={content.foundation} />
        <PageAnatomy content={content.anatomy} />
        <CostComparison content={content.costs} />
        <GrowingLibrary
          content={content.timeline}
          articlesPerMonth={publishing.articlesPerMonth}
          compounds={growth.seoCompoundsAroundMonths}
        />
        <Points id="limits" content={content.limits} tone="leaf" />
        <RelatedServices content={content.related} tone="paper" />
        <ClosingCta content={content.closing} />
      </StickyCta>
    </>
  )
}
