import type { CookieService, CookieTable, cookieColumns, cookiesAreSet } from './cookies.ts'

interface CookieTablesProps {
  tables: readonly CookieTable[]
  columns: typeof cookieColumns
  set: typeof cookiesAreSet
}

/** One table per category of cookies. */
export function CookieTables({ tables, columns, set }: CookieTablesProps) {
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
                <SetToday service={row.service} columns={columns} set={set} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  ))
}

type SetTodayProps = Pick<CookieTablesProps, 'columns' | 'set'> & { service: CookieService }

/** The page is prerendered without knowing whether analytics is on: it has both answers, and CSS shows one. */
function SetToday({ service, columns, set }: SetTodayProps) {
  if (set[service] === 'onceAnswered') return columns.onceAnswered
  if (set[service] === 'never') return columns.no
  return (
    <>
      <span className="with-analytics">{columns.onceAgreed}</span>
      <span className="without-analytics">{columns.no}</span>
    </>
  )
}
