import { CallAgenda } from '../../components/call-agenda.tsx'
import { Guarantee } from '../../components/guarantee.tsx'
import { RelatedServices } from '../../components/related-services.tsx'
import { ServiceHero } from '../../components/service-hero.tsx'
import { agendaLabels } from '../../content/diagrams.ts'
import { followUp, guarantees } from '../../content/promises.ts'
import { StickyCta } from '../../layout/sticky-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { service } from '../../seo/structured-data.ts'
import { machine as content } from './content.ts'
import { MachineSteps } from './machine-steps.tsx'
import { MonthlyCost } from './monthly-cost.tsx'
import style from './page.css?inline'
import { PatientPath } from './patient-path.tsx'
import { Responsibilities } from './responsibilities.tsx'
import { WhoItsFor } from './who-its-for.tsx'

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
      <ServiceHero content={content.hero} tone="night" drawing="below">
        <PatientPath content={content.path} />
      </ServiceHero>
      <StickyCta label={content.hero.callToAction}>
        <Responsibilities content={content.gap} />
        <MachineSteps
          content={content.steps}
          consultations={guarantees.paidTraffic.consultations}
          sequenceDays={followUp.sampleSequenceDays}
        />
        <Guarantee content={content.guarantee} />
        <MonthlyCost content={content.costs} />
        <WhoItsFor content={content.fit} />
        <CallAgenda content={content.strategyCall} labels={agendaLabels} />
        <RelatedServices content={content.related} />
      </StickyCta>
    </>
  )
}
