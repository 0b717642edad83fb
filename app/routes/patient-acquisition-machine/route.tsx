import { followUp } from '../../content/promises.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { ClosingCall } from './closing-call.tsx'
import { machine as content } from './content.ts'
import { OnePageAgreement } from './one-page-agreement.tsx'
import style from './page.css?inline'
import { BrokenPath, MachineHero, WorkingPath } from './paths.tsx'

export const handle = { style }

export const meta = () =>
  pageMeta({
    path: '/patient-acquisition-machine',
    robots: 'index, follow',
    ...content.meta,
    data: [service('/patient-acquisition-machine', content.hero)],
  })

export default function PatientAcquisitionMachineScreen() {
  return (
    <>
      <MachineHero content={content.hero} />
      <StickyCta label={content.hero.callToAction}>
        <BrokenPath content={content.broken} />
        <WorkingPath content={content.working} sequenceDays={followUp.sampleSequenceDays} />
        <OnePageAgreement content={content.onePage} />
        <ClosingCall content={content.closing} fit={content.fit} related={content.related} />
      </StickyCta>
    </>
  )
}
