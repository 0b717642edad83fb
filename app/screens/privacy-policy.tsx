import { pageMeta } from '../../seo/page-meta.ts'
import { ownerFacts } from '../../settings/owner-facts.ts'
import site from '../../site.config.ts'
import { legalText } from '../../words/legal.ts'
import { closingSteps, labels, lifetimes } from '../../words/legal-screens.ts'
import contents from '../page-scripts/contents.ts?worker&url'
import { LegalDocument } from '../sections/legal-document.tsx'
import { NextStep } from '../sections/next-step.tsx'
import { SpanChart } from '../sections/span-chart.tsx'
import style from '../styles/legal.css?inline'
import type { Route } from './+types/privacy-policy'

/** The style these pages carry besides every page's. */
export const handle = { style }

const path = '/privacy-policy'

export const loader = () => legalText(path, ownerFacts(site))

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta({ path, ...loaderData })

export default function PrivacyPolicyScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LegalDocument
        text={loaderData}
        labels={labels}
        before={{ retention: <SpanChart words={lifetimes} /> }}
      />
      <div className="no-print">
        <NextStep {...closingSteps[path]} />
      </div>
      <script src={contents} type="module" />
    </>
  )
}
