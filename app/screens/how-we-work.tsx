import { pageMeta } from '../../seo/page-meta.ts'
import { howWeWork } from '../../words/company/how-we-work.ts'
import { CallBar } from '../frame/call-bar.tsx'
import { Closing } from '../sections/closing.tsx'
import { Phases } from '../sections/company/phases.tsx'
import { PlainOpening } from '../sections/company/plain-opening.tsx'
import { Milestones, Reporting, SystemIntro } from '../sections/company/way-of-working.tsx'
import { WorkSplit } from '../sections/company/work-split.tsx'
import style from '../styles/company.css?inline'

/** The style these pages carry besides every page's. */
export const handle = { style }

export const meta = () => pageMeta({ path: '/how-we-work', ...howWeWork.meta })

export default function HowWeWorkScreen() {
  return (
    <>
      <PlainOpening words={howWeWork.hero} />
      <SystemIntro words={howWeWork.intro} />
      <CallBar label={howWeWork.hero.callToAction}>
        <Phases words={howWeWork.phases} />
        <Milestones words={howWeWork.results} />
        <WorkSplit words={howWeWork.roles} />
        <Reporting communication={howWeWork.communication} notIncluded={howWeWork.notIncluded} />
        <Closing words={howWeWork.closing} />
      </CallBar>
    </>
  )
}
