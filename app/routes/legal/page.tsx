import { SpanChart } from '../../components/charts/span-chart.tsx'
import { LegalDocument } from '../../components/legal/legal-document.tsx'
import { accessibilityStatement, legalTexts } from '../../content/legal/legal.data.ts'
import { lifetimes } from '../../content/legal/lifetimes.ts'
import { site } from '../../content/site/site.data.ts'
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
      before={{ retention: <SpanChart content={lifetimes(site.retention)} /> }}
      after={{ 'specific-cookies': <CookieTables isCounting={isCounting} /> }}
    />
  )
}
