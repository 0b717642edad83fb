import { Agenda } from '../../components/call-agenda.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { RelatedServices } from '../../components/related-services.tsx'
import { ServiceHero } from '../../components/service-hero.tsx'
import { agendaLabels } from '../../content/diagrams.ts'
import { followUp, guarantees } from '../../content/promises.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { machine as words } from './content.ts'
import { MachineSteps } from './machine-steps.tsx'
import { MonthSlip } from './monthly-cost.tsx'
import style from './page.css?inline'
import { PatientPath } from './patient-path.tsx'
import { Responsibilities } from './responsibilities.tsx'
import { WhoItsFor } from './who-its-for.tsx'

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
        <PatientPath words={words.path} />
      </ServiceHero>
      <StickyCta label={words.hero.callToAction}>
        <Responsibilities words={words.gap} />
        <MachineSteps
          words={words.steps}
          consultations={guarantees.paidTraffic.consultations}
          sequenceDays={followUp.sampleSequenceDays}
        />
        <Guarantee words={words.guarantee} />
        <MonthSlip words={words.costs} />
        <WhoItsFor words={words.fit} />
        <Agenda words={words.strategyCall} labels={agendaLabels} />
        <RelatedServices words={words.related} />
      </StickyCta>
    </>
  )
}
