import site from '../../../site.config.ts'
import { ClosingCta } from '../../components/closing-cta.tsx'
import { pageMeta } from '../../seo/page-meta.ts'
import { ClaimReview } from './claim-review.tsx'
import { about } from './content.ts'
import { DataLimits } from './data-limits.tsx'
import { DueDiligence } from './due-diligence.tsx'
import { OwnershipTimeline } from './ownership-timeline.tsx'
import style from './page.css?inline'
import { QuestionSlips } from './question-slips.tsx'
import { WhatWeRefuse } from './what-we-refuse.tsx'

export const handle = { style }

export const meta = () => pageMeta({ path: '/about', ...about.meta })

const { street, city, region, postalCode } = site.address
const imprint = `${site.legalName}, ${street}, ${city}, ${region} ${postalCode}.`

export default function AboutScreen() {
  return (
    <>
      <QuestionSlips hero={about.hero} asks={about.asks} />
      <ClaimReview words={about.claims} />
      <OwnershipTimeline words={about.ownership} />
      <WhatWeRefuse words={about.refusals} />
      <DataLimits words={about.data} />
      <DueDiligence words={about.checks} imprint={imprint} />
      <ClosingCta words={about.closing} />
    </>
  )
}
