import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { Points } from '../../components/points.tsx'
import { RelatedServices } from '../../components/related-services.tsx'
import { ServiceHero } from '../../components/service-hero.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { automatedFollowUps as content } from './content.ts'
import { EmailSequence } from './email-sequence.tsx'
import style from './page.css?inline'
import { ResponseTime } from './response-time.tsx'
import { SequenceCalendar } from './sequence-calendar.tsx'

export const handle = { style }

export const meta = () =>
  pageMeta({
    path: '/automated-follow-ups',
    ...content.meta,
    data: [service('/automated-follow-ups', content.hero)],
  })

export default function AutomatedFollowUpsScreen() {
  return (
    <>
      <ServiceHero content={content.hero}>
        <SequenceCalendar content={content.calendar} emails={content.sequence.emails} />
      </ServiceHero>
      <StickyCta label={content.hero.callToAction}>
        <ResponseTime content={content.responseTime} />
        <EmailSequence content={content.sequence} />
        <Points id="rules" content={content.rules} />
        <Guarantee content={content.guarantee} />
        <RelatedServices content={content.related} />
        <ClosingCta content={content.closing} />
      </StickyCta>
    </>
  )
}
