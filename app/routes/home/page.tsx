import { Faq } from '../../components/faq.tsx'
import { Proof } from '../../components/proof.tsx'
import { bookedWeeks } from '../../content/promises/booked-weeks.ts'
import { promises } from '../../content/promises/promises.ts'
import { proof, proofLabels } from '../../content/proof/proof.ts'
import { clientPracticesLine } from '../../content/site/client-practices.ts'
import {
  agendaLabels,
  deadlineLabels,
  ganttLabels,
  growthLabels,
  workedExampleLabels,
} from '../../content/site/diagrams.ts'
import { site } from '../../content/site/site.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { organization, webSite } from '../../seo/organization.ts'
import { faqPage } from '../../seo/structured-data.ts'
import { home } from './content.ts'
import { BookedWeeks, Hero, Problem, Specialties, Stats } from './hero.tsx'
import { AssessmentAdvantages, Gantt, GuideContents, Journey } from './method.tsx'
import style from './page.css?inline'
import { BeforeAfter, Differentiators, GrowthCurves } from './reasons.tsx'
import { CallAgenda, Commitment, Deadline, WorkedExamples } from './terms.tsx'

export const handle = { style }

export const meta = () => ({
  ...home.meta,
  structuredData: [organization(), webSite(), faqPage(home.faq.items)],
})

const host = site.people.find(({ calls }) => calls.length > 0)

export function Page() {
  const usually = promises.volume.guaranteeUsuallyHitInDays
  return (
    <>
      <Hero content={home.hero}>
        <BookedWeeks content={bookedWeeks} />
      </Hero>
      <Specialties content={home.specialties} />
      <Stats content={home.figures} />
      <StickyCta label={home.hero.callToAction}>
        <Problem content={home.problem} />
        <AssessmentAdvantages content={home.assessment} />
        <Journey content={home.journey} />
        <GuideContents content={home.guides} />
        <Gantt content={home.methodology} weekLabel={ganttLabels.week} />
        <Differentiators content={home.differentiators} />
        <GrowthCurves content={home.comparison} firstMonth={growthLabels.firstMonth} />
        <BeforeAfter content={home.beforeAfter} />
        <Proof content={proof} labels={proofLabels} />
        <WorkedExamples content={home.caseStudies} labels={workedExampleLabels} />
        <Commitment content={home.guarantee}>
          <Deadline
            labels={deadlineLabels}
            usuallyFromDay={usually.from}
            usuallyToDay={usually.to}
            deadlineDay={promises.paidTraffic.withinDays}
          />
        </Commitment>
        <CallAgenda
          content={home.strategyCall}
          labels={agendaLabels}
          host={host}
          practices={clientPracticesLine()}
        />
        <Faq content={home.faq} quiet />
      </StickyCta>
    </>
  )
}
