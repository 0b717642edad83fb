import { pageMeta } from '../../seo/page-meta.ts'
import { ownerFacts } from '../../settings/owner-facts.ts'
import site from '../../site.config.ts'
import { accessibilityStatement, closing, labels } from '../../words/accessibility.ts'
import contents from '../page-scripts/contents.ts?worker&url'
import { LegalDocument } from '../sections/legal-document.tsx'
import { NextStep } from '../sections/next-step.tsx'
import style from '../styles/legal.css?inline'
import type { Route } from './+types/accessibility'

/** The style these pages carry besides every page's. */
export const handle = { style }

export const loader = () => accessibilityStatement(ownerFacts(site))

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta({ path: '/accessibility', ...loaderData })

export default function AccessibilityScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LegalDocument text={loaderData} labels={labels} />
      <div className="no-print">
        <NextStep {...closing} />
      </div>
      <script src={contents} type="module" />
    </>
  )
}
