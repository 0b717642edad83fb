import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { automatedFollowUps as words } from '../../words/services/automated-follow-ups.ts'
import { CallBar } from '../frame/call-bar.tsx'
import { Closing } from '../sections/closing.tsx'
import { Guarantee } from '../sections/guarantee.tsx'
import { AnswerBar } from '../sections/services/answer-bar.tsx'
import { Fortnight } from '../sections/services/fortnight.tsx'
import { Letters } from '../sections/services/letters.tsx'
import { PlainPoints } from '../sections/services/plain-points.tsx'
import { RelatedServices } from '../sections/services/related-services.tsx'
import { ServiceHero } from '../sections/services/service-hero.tsx'
import style from '../styles/services.css?inline'

/** The style these pages carry besides every page's. */
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
        <Fortnight words={words.fortnight} letters={words.sequence.letters} />
      </ServiceHero>
      <CallBar label={words.hero.callToAction}>
        <AnswerBar words={words.silence} />
        <Letters words={words.sequence} />
        <PlainPoints id="rules" words={words.rules} />
        <Guarantee words={words.guarantee} />
        <RelatedServices words={words.related} />
        <Closing words={words.closing} />
      </CallBar>
    </>
  )
}
