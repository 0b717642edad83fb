import { CtaSection } from '../../components/cta-section.tsx'
import { LegalDocument } from '../../components/legal/legal-document.tsx'
import { legalText } from '../../content/legal/legal.ts'
import { closingSteps, labels } from '../../content/legal/legal-screens.ts'
import { ownerFacts } from '../../content/site/owner-facts.ts'
import { site } from '../../content/site/site.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { cookieColumns, cookiesAreSet, cookieTables } from './content.ts'
import { CookieTables } from './cookie-tables.tsx'
import style from './page.css?inline'

export const handle = { style }

const path = '/cookie-policy'

const text = legalText(path, ownerFacts(site))

export const meta = () => text

export const load = ({ site: { analyticsId } }: PageRequest) => ({ isCounting: analyticsId !== undefined })

export function Page({ data: { isCounting } }: PageProps<typeof load>) {
  return (
    <>
      <LegalDocument
        text={text}
        labels={labels}
        after={{
          'specific-cookies': (
            <CookieTables
              tables={cookieTables}
              columns={cookieColumns}
              set={cookiesAreSet}
              isCounting={isCounting}
            />
          ),
        }}
      />
      <div className="no-print">
        <CtaSection {...closingSteps[path]} />
      </div>
    </>
  )
}
