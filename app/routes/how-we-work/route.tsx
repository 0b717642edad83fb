import { ClosingCta } from '../../components/closing-cta.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { howWeWork } from './content.ts'
import style from './page.css?inline'
import { Phases } from './phases.tsx'
import { PlainHero } from './plain-hero.tsx'
import { Milestones, Reporting, SystemIntro } from './way-of-working.tsx'
import { WorkSplit } from './work-split.tsx'

export const handle = { style }

export const meta = () => pageMeta({ path: '/how-we-work', ...howWeWork.meta })

export default function HowWeWorkScreen() {
  return (
    <>
      <PlainHero words={howWeWork.hero} />
      <SystemIntro words={howWeWork.intro} />
      <StickyCta label={howWeWork.hero.callToAction}>
        <Phases words={howWeWork.phases} />
        <Milestones words={howWeWork.results} />
        <WorkSplit words={howWeWork.roles} />
        <Reporting communication={howWeWork.communication} notIncluded={howWeWork.notIncluded} />
        <ClosingCta words={howWeWork.closing} />
      </StickyCta>
    </>
  )
}
