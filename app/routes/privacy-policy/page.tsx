import site from '../../../site.config.ts'
import { CtaSection } from '../../components/cta-section.tsx'
import { LegalDocument } from '../../components/legal-document.tsx'
import { SpanChart } from '../../components/span-chart.tsx'
import { legalText } from '../../content/legal.ts'
import { closingSteps, labels, lifetimes } from '../../content/legal-screens.ts'
import { ownerFacts } from '../../content/owner-facts.ts'
import style from './page.css?inline'

export const handle = { style }

const path = '/privacy-policy'

const text = legalText(path, ownerFacts(site))

export const meta = () => text

export function Page() {
  return (
    <>
      <LegalDocument
        text={text}
        labels={labels}
        before={{ retention: <SpanChart content={lifetimes(site.retention)} /> }}
      />
      <div className="no-print">
        <CtaSection {...closingSteps[path]} />
      </div>
    </>
  )
}
