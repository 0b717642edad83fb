import { ClosingCta } from '../../components/closing-cta.tsx'
import { Ordered } from '../../components/ordered.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { automatedFollowUps as content } from './content.data.ts'
import style from './page.css?inline'
import { BookingsGuarantee, EmailSequence, InboxHero, ResponseTime, StopRules } from './sections.tsx'

export const handle = { style }

export const meta = () => ({
  ...content.meta,
  structuredData: [service('/automated-follow-ups', content.hero)],
})

export function Page() {
  return (
    <>
      <div className="follow-ups">
        <InboxHero content={content.hero} />
        <StickyCta label={content.hero.callToAction} after="22rem">
          <Ordered
            names={content.order}
            sections={{
              sequence: <EmailSequence content={content.sequence} />,
              responseTime: <ResponseTime content={content.responseTime} />,
              rules: <StopRules content={content.rules} />,
              guarantee: <BookingsGuarantee content={content.guarantee} />,
            }}
          />
        </StickyCta>
      </div>
      <ClosingCta content={content.closing} related={content.related} />
    </>
  )
}
