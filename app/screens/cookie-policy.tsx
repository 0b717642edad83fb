import { pageMeta } from '../../seo/page-meta.ts'
import { ownerFacts } from '../../settings/owner-facts.ts'
import site from '../../site.config.ts'
import { cookieColumns, cookiesAreSet, cookieTables } from '../../words/cookies.ts'
import { legalText } from '../../words/legal.ts'
import { closingSteps, labels } from '../../words/legal-screens.ts'
import contents from '../page-scripts/contents.ts?worker&url'
import { CookieTables } from '../sections/cookie-tables.tsx'
import { LegalDocument } from '../sections/legal-document.tsx'
import { NextStep } from '../sections/next-step.tsx'
import style from '../styles/legal.css?inline'
import type { Route } from './+types/cookie-policy'

/** The style these pages carry besides every page's. */
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
        <NextStep {...closingSteps[path]} />
      </div>
      <script src={contents} type="module" />
    </>
  )
}
