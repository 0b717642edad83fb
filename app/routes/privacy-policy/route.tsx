import site from '../../../site.config.ts'
import { CtaSection } from '../../components/cta-section.tsx'
import { LegalDocument } from '../../components/legal-document.tsx'
import { SpanChart } from '../../components/span-chart.tsx'
import { legalText } from '../../content/legal.ts'
import { closingSteps, labels, lifetimes } from '../../content/legal-screens.ts'
import { ownerFacts } from '../../content/owner-facts.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/route'
import style from './page.css?inline'

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
        before={{ retention: <SpanChart content={lifetimes(site.retention)} /> }}
      />
      <div className="no-print">
        <CtaSection {...closingSteps[path]} />
      </div>
    </>
  )
}
