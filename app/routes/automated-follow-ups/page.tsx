import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { automatedFollowUps as content } from './content.data.ts'
import style from './page.css?inline'
import { EmailSequence, InboxHero, ResponseTime } from './sequence.tsx'
import { BookingsGuarantee, ClosingWithEmail, StopRules } from './terms.tsx'

export const handle = { style }

export const meta = () => ({
  ...content.meta,
  structuredData: [service('/automated-follow-ups', content.hero)],
})

export function Page() {
  return (
    <div className="follow-ups">
      <InboxHero content={content.hero} />
      <StickyCta label={content.hero.callToAction} after="22rem">
        <EmailSequence content={content.sequence} />
        <ResponseTime content={content.responseTime} />
        <StopRules content={content.rules} />
        <BookingsGuarantee content={content.guarantee} />
      </StickyCta>
      <ClosingWithEmail closing={content.closing} related={content.related} />
    </div>
  )
}
