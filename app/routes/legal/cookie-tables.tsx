import { cookiePolicy } from './content.data.ts'

const { columns, services, tables } = cookiePolicy

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
      {/* Some browsers drop table roles when CSS lays the table out as blocks. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className="legal-table cookie-table" role="table" aria-label={table.heading}>
        <thead role="rowgroup" className="max-sm:sr-only">
          <tr role="row">
            {[columns.name, columns.provider, columns.purpose, columns.duration, columns.set].map((name) => (
              <th key={name} scope="col" role="columnheader">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {table.rows.map((row) => (
            <tr key={row.name} role="row">
              <th scope="row" role="rowheader">
                {row.name}
              </th>
              {(['provider', 'purpose', 'duration'] as const).map((column) => (
                <td key={column} role="cell" data-label={columns[column]}>
                  {row[column]}
                </td>
              ))}
              <td role="cell" data-label={columns.set}>
                {answers[services[row.service]]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  ))
}
