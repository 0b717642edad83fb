import { CtaSection } from '../../components/cta-section.tsx'
import { LegalDocument } from '../../components/legal/legal-document.tsx'
import { ownerFacts } from '../../content/site/owner-facts.ts'
import { site } from '../../content/site/site.ts'
import { accessibilityStatement, closing, labels } from './content.ts'
import style from './page.css?inline'

export const handle = { style }

const text = accessibilityStatement(ownerFacts(site))

export const meta = () => text

export function Page() {
  return (
    <>
      <LegalDocument text={text} labels={labels} />
      <div className="no-print">
        <CtaSection {...closing} />
      </div>
    </>
  )
}
