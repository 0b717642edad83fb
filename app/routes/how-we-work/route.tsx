import { ClosingCta } from '../../components/closing-cta.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { howWeWork } from './content.ts'
import style from './page.css?inline'
import { Phases, PlainHero, WorkSplit } from './phases.tsx'
import { Milestones, Reporting, SystemIntro } from './way-of-working.tsx'

export const handle = { style }

export const meta = () => pageMeta({ path: '/how-we-work', ...howWeWork.meta })

export default function HowWeWorkScreen() {
  return (
    <>
      <PlainHero content={howWeWork.hero} />
      <SystemIntro content={howWeWork.intro} />
      <StickyCta label={howWeWork.hero.callToAction}>
        <Phases content={howWeWork.phases} />
        <Milestones content={howWeWork.results} />
        <WorkSplit content={howWeWork.roles} />
        <Reporting communication={howWeWork.communication} notIncluded={howWeWork.notIncluded} />
        <ClosingCta content={howWeWork.closing} />
      </StickyCta>
    </>
  )
}
