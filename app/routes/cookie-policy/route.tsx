import site from '../../../site.config.ts'
import { CtaSection } from '../../components/cta-section.tsx'
import { LegalDocument } from '../../components/legal-document.tsx'
import { legalText } from '../../content/legal.ts'
import { closingSteps, labels } from '../../content/legal-screens.ts'
import { ownerFacts } from '../../content/owner-facts.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import type { Route } from './+types/route'
import { CookieTables } from './cookie-tables.tsx'
import { cookieColumns, cookiesAreSet, cookieTables } from './cookies.ts'
import style from './page.css?inline'

export const handle = { style }

const path = '/cookie-policy'

export const loader = () => legalText(path, ownerFacts(site))

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta({ path, ...loaderData })

export default function CookiePolicyScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <LegalDocument
        text={loaderData}
        labels={labels}
        after={{
          'specific-cookies': (
            <CookieTables tables={cookieTables} columns={cookieColumns} set={cookiesAreSet} />
          ),
        }}
      />
      <div className="no-print">
        <CtaSection {...closingSteps[path]} />
      </div>
    </>
  )
}
