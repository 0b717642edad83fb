import { LegalDocument } from '../../components/legal/legal-document.tsx'
import { accessibilityStatement, legalTexts } from '../../content/legal/legal.data.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { CookieTables } from './cookie-tables.tsx'
import style from './page.css?inline'

export const handle = { style }

const texts = { ...legalTexts, '/accessibility': accessibilityStatement }
const textAt = (path: string) => texts[path as keyof typeof texts]

export const meta = ({ path }: PageProps) => textAt(path)

export const load = ({ site: { analyticsId } }: PageRequest) => ({ isCounting: analyticsId !== undefined })

export function Page({ path, data: { isCounting } }: PageProps<typeof load>) {
  return (
    <LegalDocument
      text={textAt(path)}
      after={{ 'specific-cookies': <CookieTables isCounting={isCounting} /> }}
    />
  )
}
