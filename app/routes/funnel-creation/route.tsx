import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { ServiceHero } from '../../components/service-hero.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { funnelCreation as words } from './content.ts'
import { Deliverables } from './deliverables.tsx'
import { FunnelFeatures } from './funnel-features.tsx'
import { FunnelFigure } from './funnel-figure.tsx'
import { Integrations } from './integrations.tsx'
import style from './page.css?inline'
import { WebsiteVsFunnel } from './website-vs-funnel.tsx'

export const handle = { style }

export const meta = () =>
  pageMeta({ path: '/funnel-creation', ...words.meta, data: [service('/funnel-creation', words.hero)] })

export default function FunnelCreationScreen() {
  return (
    <>
      <ServiceHero words={words.hero}>
        <FunnelFigure words={words.funnel} />
      </ServiceHero>
      <StickyCta label={words.hero.callToAction}>
        <WebsiteVsFunnel words={words.websites} />
        <FunnelFeatures words={words.parts} />
        <Integrations words={words.handOvers} />
        <Deliverables words={words.deliverables} />
        <Guarantee words={words.guarantee} />
        <ClosingCta words={words.closing} />
      </StickyCta>
    </>
  )
}
