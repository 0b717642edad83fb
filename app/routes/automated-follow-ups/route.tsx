import { ClosingCta } from '../../components/closing-cta.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { PlainPoints } from '../../components/points.tsx'
import { RelatedServices } from '../../components/related-services.tsx'
import { ServiceHero } from '../../components/service-hero.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { automatedFollowUps as words } from './content.ts'
import { EmailSequence } from './email-sequence.tsx'
import style from './page.css?inline'
import { ResponseTime } from './response-time.tsx'
import { SequenceCalendar } from './sequence-calendar.tsx'

export const handle = { style }

export const meta = () =>
  pageMeta({
    path: '/automated-follow-ups',
    ...words.meta,
    data: [service('/automated-follow-ups', words.hero)],
  })

export default function AutomatedFollowUpsScreen() {
  return (
    <>
      <ServiceHero words={words.hero}>
        <SequenceCalendar words={words.fortnight} letters={words.sequence.letters} />
      </ServiceHero>
      <StickyCta label={words.hero.callToAction}>
        <ResponseTime words={words.silence} />
        <EmailSequence words={words.sequence} />
        <PlainPoints id="rules" words={words.rules} />
        <Guarantee words={words.guarantee} />
        <RelatedServices words={words.related} />
        <ClosingCta words={words.closing} />
      </StickyCta>
    </>
  )
}
