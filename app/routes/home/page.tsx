import { AreaSection } from '../../components/area/area-section.tsx'
import { BreakEvenSection } from '../../components/break-even/break-even-section.tsx'
import { Faq } from '../../components/faq.tsx'
import { MyAdSection } from '../../components/my-ad/my-ad-section.tsx'
import { adOf } from '../../components/my-ad/own-ad.ts'
import { Proof } from '../../components/proof.tsx'
import { proof, proofLabels } from '../../content/proof/proof.data.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { organization, webSite } from '../../seo/structured-data.ts'
import { home } from './content.data.ts'
import { Hero, Problem, Specialties, Stats } from './hero.tsx'
import { AssessmentAdvantages, Gantt, GuideContents, Journey } from './method.tsx'
import style from './page.css?inline'
import { BeforeAfter, ChannelComparison, Differentiators } from './reasons.tsx'
import { CallAgenda, Commitment, WorkedExamples } from './terms.tsx'

export const handle = { style }

export const meta = () => ({
  ...home.meta,
  structuredData: [organization(), webSite()],
})

export function Page() {
  return (
    <>
      <MyAdSection specialty={adOf(null).slug}>
        <Hero content={home.hero} />
      </MyAdSection>
      <Specialties content={home.specialties} />
      <Stats content={home.figures} />
      <StickyCta label={home.hero.callToAction}>
        <BreakEvenSection />
        <AreaSection />
        <Problem content={home.problem} />
        <AssessmentAdvantages content={home.assessment} />
        <Journey content={home.journey} />
        <GuideContents content={home.guides} />
        <Gantt content={home.methodology} />
        <Differentiators content={home.differentiators} />
        <ChannelComparison content={home.comparison} />
        <BeforeAfter content={home.beforeAfter} />
        <Proof content={proof} labels={proofLabels} />
        <WorkedExamples content={home.caseStudies} />
        <Commitment content={home.guarantee} />
        <CallAgenda content={home.strategyCall} />
        <Faq content={home.faq} quiet />
      </StickyCta>
    </>
  )
}
