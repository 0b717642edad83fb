import { CardTable } from '../../components/ui/card-table.tsx'
import { cookiePolicy } from './content.data.ts'

const { columns, services, tables } = cookiePolicy
const columnNames = [columns.name, columns.provider, columns.purpose, columns.duration, columns.set]

/**
 * One table per category of cookies.
 * @param isCounting whether the running site has an analytics property
 */
export function CookieTables({ isCounting }: { isCounting: boolean }) {
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
        columns={columnNames.map((label) => ({ label }))}
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
