import type { CookieRow, CookieTable, cookieColumns } from '../../words/cookies.ts'

interface CookieTablesProps {
  tables: readonly CookieTable[]
  columns: typeof cookieColumns
  /** The services that set cookies today. */
  on: readonly CookieRow['service'][]
}

/** One table for each kind of cookie. On a phone every cookie is an entry of its own, with the columns as labels. */
export function CookieTables({ tables, columns, on }: CookieTablesProps) {
  return tables.map((table) => (
    <div key={table.heading} className="legal-prose mt-9">
      <h3>{table.heading}</h3>
      <p>{table.text}</p>
      {/* Stacked by CSS on a phone, a table loses its meaning in some browsers unless the roles are spelled out. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      <table className="legal-table cookie-table" role="table" aria-label={table.heading}>
        <thead role="rowgroup">
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
              <td role="cell" data-label={columns.provider}>
                {row.provider}
              </td>
              <td role="cell" data-label={columns.purpose}>
                {row.purpose}
              </td>
              <td role="cell" data-label={columns.duration}>
                {row.duration}
              </td>
              <td role="cell" data-label={columns.set}>
                {on.includes(row.service) ? columns.yes : columns.no}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  ))
}
