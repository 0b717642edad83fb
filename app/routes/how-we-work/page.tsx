import { ClosingCta } from '../../components/closing-cta.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { Ordered } from '../../components/ordered.tsx'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { howWeWork } from './content.data.ts'
import style from './page.css?inline'
import { Milestones, Phases, Reporting, SystemIntro, WorkSplit } from './sections.tsx'

export const handle = { style }

export const meta = () => howWeWork.meta

export function Page() {
  return (
    <>
      <PlainHero content={howWeWork.hero} />
      <SystemIntro content={howWeWork.intro} />
      <StickyCta label={howWeWork.hero.callToAction}>
        <Ordered
          names={howWeWork.order}
          sections={{
            phases: <Phases content={howWeWork.phases} />,
            results: <Milestones content={howWeWork.results} />,
            roles: <WorkSplit content={howWeWork.roles} />,
          }}
        />
      </StickyCta>
      <Reporting {...howWeWork} />
      <ClosingCta content={howWeWork.closing} />
    </>
  )
}
