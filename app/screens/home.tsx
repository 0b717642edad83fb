import { organization, webSite } from '../../seo/organization.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { faqPage } from '../../seo/structured-data.ts'
import { appointmentBook } from '../../words/appointment-book.ts'
import {
  agendaLabels,
  deadlineLabels,
  ganttLabels,
  growthLabels,
  workedExampleLabels,
} from '../../words/diagrams.ts'
import { home } from '../../words/home.ts'
import { guarantees, volume } from '../../words/promises.ts'
import { CallBar } from '../frame/call-bar.tsx'
import { Agenda } from '../sections/agenda.tsx'
import { AssessmentSheet } from '../sections/assessment-sheet.tsx'
import { BeforeAfter } from '../sections/before-after.tsx'
import { Closing } from '../sections/closing.tsx'
import { Deadline } from '../sections/deadline.tsx'
import { Faq } from '../sections/faq.tsx'
import { Figures } from '../sections/figures.tsx'
import { Gantt } from '../sections/gantt.tsx'
import { GrowthCurves } from '../sections/growth-curves.tsx'
import { Guarantee } from '../sections/guarantee.tsx'
import { GuideContents } from '../sections/guide-contents.tsx'
import { Hero } from '../sections/hero.tsx'
import { Journey } from '../sections/journey.tsx'
import { Ledger } from '../sections/ledger.tsx'
import { SpecialtyIndex } from '../sections/specialty-index.tsx'
import { StruckList } from '../sections/struck-list.tsx'
import { WeekGrid } from '../sections/week-grid.tsx'
import { WorkedExamples } from '../sections/worked-examples.tsx'
import style from '../styles/home.css?inline'

/** The style this page carries besides every page's. */
export const handle = { style }

export const meta = () =>
  pageMeta({ path: '/', ...home.meta, data: [organization(), webSite(), faqPage(home.faq.items)] })

export default function HomeScreen() {
  const usually = volume.guaranteeUsuallyHitInDays
  return (
    <>
      <Hero words={home.hero}>
        <WeekGrid words={appointmentBook} />
      </Hero>
      <Figures words={home.figures} />
      <CallBar label={home.hero.callToAction}>
        <StruckList words={home.problem} />
        <Gantt words={home.methodology} weekLabel={ganttLabels.week} />
        <AssessmentSheet words={home.assessment} />
        <GuideContents words={home.guides} />
        <Journey words={home.journey} />
        <Ledger words={home.differentiators} />
        <GrowthCurves words={home.comparison} firstMonth={growthLabels.firstMonth} />
        <BeforeAfter words={home.beforeAfter} />
        <SpecialtyIndex words={home.specialties} />
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
        <Closing words={home.closing} />
      </CallBar>
    </>
  )
}
