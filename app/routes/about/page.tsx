import site from '../../../site.config.ts'
import { People } from '../../components/people.tsx'
import { peopleContent } from '../../content/people.ts'
import { AboutHero } from './about-hero.tsx'
import { ClaimReview } from './claim-review.tsx'
import { about } from './content.ts'
import { DataLimits } from './data-limits.tsx'
import { DueDiligence } from './due-diligence.tsx'
import { OwnershipTimeline } from './ownership-timeline.tsx'
import style from './page.css?inline'
import { WhatWeRefuse } from './what-we-refuse.tsx'
import { WorkSummary } from './work-summary.tsx'

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
