import { SpanChart } from '../../components/charts/span-chart.tsx'
import { CtaSection } from '../../components/cta-section.tsx'
import { LegalDocument } from '../../components/legal/legal-document.tsx'
import { legalText } from '../../content/legal/legal.ts'
import { closingSteps, labels, lifetimes } from '../../content/legal/legal-screens.ts'
import { ownerFacts } from '../../content/site/owner-facts.ts'
import { site } from '../../content/site/site.ts'
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
