import site from '../../../site.config.ts'
import { People } from '../../components/people/people.tsx'
import { peopleContent } from '../../content/site/people.ts'
import { about } from './content.ts'
import style from './page.css?inline'
import { ClaimReview, DataLimits, DueDiligence } from './what-we-check.tsx'
import { AboutHero, OwnershipTimeline, WhatWeRefuse, WorkSummary } from './who-we-are.tsx'

export const handle = { style }

export const meta = () => about.meta

const { street, city, region, postalCode } = site.address
const imprint = `${site.legalName}, ${street}, ${city}, ${region} ${postalCode}.`

export function Page() {
  return (
    <>
      <AboutHero hero={about.hero} patientQuestions={about.patientQuestions} />
      <People people={site.people} content={peopleContent} />
      <WorkSummary content={about.work} />
      <ClaimReview content={about.claims} />
      <OwnershipTimeline content={about.ownership} />
      <WhatWeRefuse content={about.refusals} />
      <DataLimits content={about.data} />
      <DueDiligence content={about.checks} imprint={imprint} />
    </>
  )
}
