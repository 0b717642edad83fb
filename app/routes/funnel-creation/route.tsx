import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { ServiceHero } from '../../components/service-hero.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { funnelCreation as content } from './content.ts'
import { Deliverables } from './deliverables.tsx'
import { FunnelFeatures } from './funnel-features.tsx'
import { FunnelFigure } from './funnel-figure.tsx'
import { Integrations } from './integrations.tsx'
import style from './page.css?inline'
import { WebsiteVsFunnel } from './website-vs-funnel.tsx'

export const handle = { style }

export const meta = () =>
  pageMeta({ path: '/funnel-creation', ...content.meta, data: [service('/funnel-creation', content.hero)] })

export default function FunnelCreationScreen() {
  return (
    <>
      <ServiceHero content={content.hero}>
        <FunnelFigure content={content.funnel} />
      </ServiceHero>
      <StickyCta label={content.hero.callToAction}>
        <WebsiteVsFunnel content={content.websites} />
        <FunnelFeatures content={content.parts} />
        <Integrations content={content.integrations} />
        <Deliverables content={content.deliverables} />
        <Guarantee content={content.guarantee} />
        <ClosingCta content={content.closing} />
      </StickyCta>
    </>
  )
}
