import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { agendaLabels } from '../../words/diagrams.ts'
import { followUp, guarantees } from '../../words/promises.ts'
import { machine as words } from '../../words/services/patient-acquisition-machine.ts'
import { CallBar } from '../frame/call-bar.tsx'
import { Agenda } from '../sections/agenda.tsx'
import { Guarantee } from '../sections/guarantee.tsx'
import { FitLists } from '../sections/services/fit-lists.tsx'
import { MachineSteps } from '../sections/services/machine-steps.tsx'
import { MonthSlip } from '../sections/services/month-slip.tsx'
import { OnePath } from '../sections/services/one-path.tsx'
import { OwnersGap } from '../sections/services/owners-gap.tsx'
import { RelatedServices } from '../sections/services/related-services.tsx'
import { ServiceHero } from '../sections/services/service-hero.tsx'
import style from '../styles/services.css?inline'

/** The style these pages carry besides every page's. */
export const handle = { style }

export const meta = () =>
  pageMeta({
    path: '/patient-acquisition-machine',
    robots: 'index, follow',
    ...words.meta,
    data: [service('/patient-acquisition-machine', words.hero)],
  })

export default function PatientAcquisitionMachineScreen() {
  return (
    <>
      <ServiceHero words={words.hero} tone="night" drawing="below">
        <OnePath words={words.path} />
      </ServiceHero>
      <CallBar label={words.hero.callToAction}>
        <OwnersGap words={words.gap} />
        <MachineSteps
          words={words.steps}
          consultations={guarantees.paidTraffic.consultations}
          sequenceDays={followUp.sampleSequenceDays}
        />
        <Guarantee words={words.guarantee} />
        <MonthSlip words={words.costs} />
        <FitLists words={words.fit} />
        <Agenda words={words.strategyCall} labels={agendaLabels} />
        <RelatedServices words={words.related} />
      </CallBar>
    </>
  )
}
