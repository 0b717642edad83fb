import { LegalDocument } from '../../components/legal/legal-document.tsx'
import { CardTable } from '../../components/ui/card-table.tsx'
import { accessibilityStatement, legalTexts } from '../../content/legal/legal.data.ts'
import type { PageProps, PageRequest } from '../../page-module.ts'
import { cookiePolicy } from './content.data.ts'
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

const { columns, services, tables } = cookiePolicy
const columnNames = [columns.name, columns.provider, columns.purpose, columns.duration, columns.set]

/**
 * One table per category of cookies.
 * @param isCounting whether the running site has an analytics property
 */
function CookieTables({ isCounting }: { isCounting: boolean }) {
  const answers = {
    onceAnswered: columns.onceAnswered,
    withAnalyticsId: isCounting ? columns.onceAgreed : columns.no,
    never: columns.no,
  }
  return tables.map((table) => (
    <div key={table.heading} className="legal-prose mt-9">
      <h3>{table.heading}</h3>
      <p>{table.text}</p>
      <CardTable
        className=""
        caption={table.heading}
        columns={columnNames}
        rows={table.rows.map(({ name, provider, purpose, duration, service }) => [
          name,
          provider,
          purpose,
          duration,
          answers[services[service]],
        ])}
      />
    </div>
  ))
}
