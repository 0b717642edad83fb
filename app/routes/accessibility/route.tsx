import site from '../../../site.config.ts'
import { CtaSection } from '../../components/cta-section.tsx'
import { LegalDocument } from '../../components/legal-document.tsx'
import { ownerFacts } from '../../content/owner-facts.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/route'
import { accessibilityStatement, closing, labels } from './content.ts'
import style from './page.css?inline'

export const handle = { style }

export const loader = () => accessibilityStatement(ownerFacts(site))

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta({ path: '/accessibility', ...loaderData })

export default function AccessibilityScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LegalDocument text={loaderData} labels={labels} />
      <div className="no-print">
        <CtaSection {...closing} />
      </div>
    </>
  )
}
