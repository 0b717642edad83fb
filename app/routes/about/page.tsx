import { People } from '../../components/people/people.tsx'
import { clientPracticesLine } from '../../content/site/client-practices.ts'
import { peopleContent } from '../../content/site/people.data.ts'
import { site } from '../../content/site/site.data.ts'
import { about } from './content.data.ts'
import style from './page.css?inline'
import { ClaimReview, DataLimits, DueDiligence } from './what-we-check.tsx'
import { AboutHero, PatientQuestions, WhatWeRefuse, WorkSummary } from './who-we-are.tsx'

export const handle = { style }

export const meta = () => about.meta

export function Page() {
  return (
    <>
      <AboutHero content={about.hero} />
      <People people={site.people} content={peopleContent} note={clientPracticesLine()} />
      <PatientQuestions content={about.patientQuestions} />
      <ClaimReview content={about.claims} />
      <WhatWeRefuse content={about.refusals} />
      <DataLimits content={about.data} />
      <WorkSummary content={about.work} />
      <DueDiligence content={about.checks} />
    </>
  )
}
