import { CtaSection } from '../../components/cta-section.tsx'
import { LegalDocument } from '../../components/legal/legal-document.tsx'
import { legalTexts } from '../../content/legal/legal.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { CookieTables } from './cookie-tables.tsx'
import style from './page.css?inline'

export const handle = { style }

const text = legalTexts['/cookie-policy']

export const meta = () => text

export const load = ({ site: { analyticsId } }: PageRequest) => ({ isCounting: analyticsId !== undefined })

export function Page({ data: { isCounting } }: PageProps<typeof load>) {
  return (
    <>
      <LegalDocument
        text={text}
        after={{
          'specific-cookies': <CookieTables isCounting={isCounting} />,
        }}
      />
      <div className="no-print">
        <CtaSection {...text.next} />
      </div>
    </>
  )
}
