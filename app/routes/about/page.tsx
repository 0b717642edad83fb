import { PlainHero } from '../../components/hero.tsx'
import { Ordered } from '../../components/ordered.tsx'
import { People } from '../../components/people/people.tsx'
import { ClientPractices } from '../../components/proof/client-practices.tsx'
import { RecordLine } from '../../components/proof/record-line.tsx'
import { site } from '../../content/site/site.data.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { about } from './content.data.ts'
import {
  ClaimReview,
  DataLimits,
  DueDiligence,
  PatientQuestions,
  WhatWeRefuse,
  WorkSummary,
} from './sections.tsx'

export const meta = () => about.meta

export const load = async ({ site }: PageRequest) => ({ deskRecord: await site.deskRecord() })

export function Page({ data }: PageProps<typeof load>) {
  return (
    <>
      <PlainHero content={about.hero} isMarked={false} />
      <Ordered
        names={about.order}
        sections={{
          people: <People people={site.people} note={<ClientPractices />} />,
          record: <RecordLine desk={data.deskRecord} className="page-container pt-8 font-semibold" />,
          patientQuestions: <PatientQuestions content={about.patientQuestions} />,
          claims: <ClaimReview content={about.claims} />,
          refusals: <WhatWeRefuse content={about.refusals} />,
          data: <DataLimits content={about.data} />,
          work: <WorkSummary content={about.work} />,
          checks: <DueDiligence content={about.checks} />,
        }}
      />
    </>
  )
}
