import { pageMeta } from '../../seo/page-meta.ts'
import site from '../../site.config.ts'
import { about } from '../../words/company/about.ts'
import { Closing } from '../sections/closing.tsx'
import { DataLimits } from '../sections/company/data-limits.tsx'
import { LastDay } from '../sections/company/last-day.tsx'
import { PriorChecks } from '../sections/company/prior-checks.tsx'
import { QuestionSlips } from '../sections/company/question-slips.tsx'
import { Refusals } from '../sections/company/refusals.tsx'
import { SentenceProof } from '../sections/company/sentence-proof.tsx'
import style from '../styles/company.css?inline'

/** The style these pages carry besides every page's. */
export const handle = { style }

export const meta = () => pageMeta({ path: '/about', ...about.meta })

const { street, city, region, postalCode } = site.address
const imprint = `${site.legalName}, ${street}, ${city}, ${region} ${postalCode}.`

export default function AboutScreen() {
  return (
    <>
      <QuestionSlips hero={about.hero} asks={about.asks} />
      <SentenceProof words={about.claims} />
      <LastDay words={about.ownership} />
      <Refusals words={about.refusals} />
      <DataLimits words={about.data} />
      <PriorChecks words={about.checks} imprint={imprint} />
      <Closing words={about.closing} />
    </>
  )
}
