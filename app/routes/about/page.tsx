import { People } from '../../components/people/people.tsx'
import { PlainHero } from '../../components/plain-hero.tsx'
import { RecordLine } from '../../components/proof/record-line.tsx'
import { clientPracticesLine } from '../../content/site/client-practices.ts'
import { peopleContent } from '../../content/site/people.data.ts'
import { site } from '../../content/site/site.data.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { about } from './content.data.ts'
import style from './page.css?inline'
import { ClaimReview, DataLimits, DueDiligence } from './what-we-check.tsx'
import { PatientQuestions, WhatWeRefuse, WorkSummary } from './who-we-are.tsx'

export const handle = { style }

export const meta = () => about.meta

export const load = async ({ site }: PageRequest) => ({ deskRecord: await site.deskRecord() })

export function Page({ data }: PageProps<typeof load>) {
  return (
    <>
      <PlainHero content={about.hero} />
      <People people={site.people} content={peopleContent} note={clientPracticesLine()} />
      <RecordLine desk={data.deskRecord} className="page-container pt-8 font-semibold" />
      <PatientQuestions content={about.patientQuestions} />
      <ClaimReview content={about.claims} />
      <WhatWeRefuse content={about.refusals} />
      <DataLimits content={about.data} />
      <WorkSummary content={about.work} />
      <DueDiligence content={about.checks} />
    </>
  )
}
