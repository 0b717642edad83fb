import { Agenda } from '../../components/call-agenda.tsx'
import { ClosingCta } from '../../components/closing-cta.tsx'
import { Faq } from '../../components/faq.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { Journey } from '../../components/journey-steps.tsx'
import { appointmentBook } from '../../content/appointment-book.ts'
import {
  agendaLabels,
  deadlineLabels,
  ganttLabels,
  growthLabels,
  workedExampleLabels,
} from '../../content/diagrams.ts'
import { guarantees, volume } from '../../content/promises.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { organization, webSite } from '../../seo/organization.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { faqPage } from '../../seo/structured-data.ts'
import { AppointmentWeek } from './appointment-week.tsx'
import { AssessmentAdvantages } from './assessment-advantages.tsx'
import { BeforeAfter } from './before-after.tsx'
import { home } from './content.ts'
import { Deadline } from './deadline.tsx'
import { Ledger } from './differentiators.tsx'
import { Gantt } from './gantt.tsx'
import { GrowthCurves } from './growth-curves.tsx'
import { GuideContents } from './guide-contents.tsx'
import { Hero } from './hero.tsx'
import style from './page.css?inline'
import { ProblemList } from './problem.tsx'
import { Specialties } from './specialties.tsx'
import { Figures } from './stats.tsx'
import { WorkedExamples } from './worked-examples.tsx'

export const handle = { style }

export const meta = () =>
  pageMeta({ path: '/', ...home.meta, data: [organization(), webSite(), faqPage(home.faq.items)] })

export default function HomeScreen() {
  const usually = volume.guaranteeUsuallyHitInDays
  return (
    <>
      <Hero words={home.hero}>
        <AppointmentWeek words={appointmentBook} />
      </Hero>
      <Figures words={home.figures} />
      <StickyCta label={home.hero.callToAction}>
        <ProblemList words={home.problem} />
        <Gantt words={home.methodology} weekLabel={ganttLabels.week} />
        <AssessmentAdvantages words={home.assessment} />
        <GuideContents words={home.guides} />
        <Journey words={home.journey} />
        <Ledger words={home.differentiators} />
        <GrowthCurves words={home.comparison} firstMonth={growthLabels.firstMonth} />
        <BeforeAfter words={home.beforeAfter} />
        <Specialties words={home.specialties} />
        <WorkedExamples words={home.caseStudies} labels={workedExampleLabels} />
        <Guarantee id="commitment" words={home.commitment}>
          <Deadline
            labels={deadlineLabels}
            usuallyFromDay={usually.from}
            usuallyToDay={usually.to}
            deadlineDay={guarantees.paidTraffic.withinDays}
          />
        </Guarantee>
        <Agenda words={home.strategyCall} labels={agendaLabels} />
        <Faq words={home.faq} />
        <ClosingCta words={home.closing} />
      </StickyCta>
    </>
  )
}
