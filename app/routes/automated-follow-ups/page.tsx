import { followUp } from '../../content/promises.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { service } from '../../seo/structured-data.ts'
import { BookingsGuarantee } from './bookings-guarantee.tsx'
import { ClosingDraft } from './closing-draft.tsx'
import { automatedFollowUps as content } from './content.ts'
import { EmailSequence } from './email-sequence.tsx'
import { InboxHero } from './inbox-hero.tsx'
import style from './page.css?inline'
import { ResponseTime } from './response-time.tsx'
import { StopRules } from './stop-rules.tsx'

export const handle = { style }

export const meta = () => ({
  ...content.meta,
  structuredData: [service('/automated-follow-ups', content.hero)],
})

export function Page() {
  return (
    <div className="follow-ups">
      <InboxHero content={content.hero} />
      <StickyCta label={content.hero.callToAction}>
        <EmailSequence content={content.sequence} days={followUp.nurtureDays.to} />
        <ResponseTime content={content.responseTime} />
        <StopRules content={content.rules} />
        <BookingsGuarantee content={content.guarantee} />
        <ClosingDraft content={content.closing} related={content.related} />
      </StickyCta>
    </div>
  )
}
