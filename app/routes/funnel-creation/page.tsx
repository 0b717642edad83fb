import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { Ordered } from '../../components/ordered.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { funnelCreation as content } from './content.data.ts'
import { Deliverables, FunnelSpine, Integrations, WebsiteVsFunnel } from './sections.tsx'

export const meta = () => ({ ...content.meta, structuredData: [service('/funnel-creation', content.hero)] })

export function Page() {
  return (
    <div className="funnel">
      <PlainHero tone="wash" content={content.hero} />
      <StickyCta label={content.hero.callToAction} after="34rem">
        <Ordered
          names={content.order}
          sections={{
            funnel: <FunnelSpine content={content.funnel} />,
            guarantee: (
              <Guarantee content={content.guarantee}>
                <p className="mt-6 font-serif text-minor">{content.guarantee.leadsLabel}</p>
              </Guarantee>
            ),
            websites: <WebsiteVsFunnel content={content.websites} />,
            integrations: <Integrations content={content.integrations} />,
            deliverables: <Deliverables content={content.deliverables} />,
          }}
        />
      </StickyCta>
      <ClosingCta content={content.closing} />
    </div>
  )
}
