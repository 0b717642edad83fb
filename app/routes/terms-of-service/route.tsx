import site from '../../../site.config.ts'
import { CtaSection } from '../../components/cta-section.tsx'
import { LegalDocument } from '../../components/legal-document.tsx'
import { SpanChart } from '../../components/span-chart.tsx'
import { legalText } from '../../content/legal.ts'
import { closingSteps, guaranteeDays, labels } from '../../content/legal-screens.ts'
import { ownerFacts } from '../../content/owner-facts.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/route'
import style from './page.css?inline'

export const handle = { style }

const path = '/terms-of-service'

export const loader = () => legalText(path, ownerFacts(site))

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta({ path, ...loaderData })

export default function TermsOfServiceScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LegalDocument
        text={loaderData}
        labels={labels}
        before={{ guarantee: <SpanChart content={guaranteeDays} /> }}
      />
      <div className="no-print">
        <CtaSection {...closingSteps[path]} />
      </div>
    </>
  )
}
