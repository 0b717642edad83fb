interface Column {
  label: string
  /** Of the column's cells. */
  className?: string
  /** Omits the label where rows are cards. */
  bare?: boolean
}

interface CardTableProps {
  caption?: string
  /** Id of the headline that names a table without a caption. */
  labelledBy?: string
  /** Only the label of one without a style of its own. */
  columns: readonly (string | Column)[]
  /** One cell per column; the first is the row's header. */
  rows: readonly (readonly React.ReactNode[])[]
  className?: string
}

/** A table that turns into cards on a phone: one per row, its lines labeled with the column names. */
export function CardTable({ caption, labelledBy, rows, className = '', ...props }: CardTableProps) {
  const columns = props.columns.map((column) => (typeof column === 'string' ? { label: column } : column))
  return (
    // Some browsers drop the roles of a table when CSS lays it out as blocks.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" aria-labelledby={labelledBy} className={`card-table ${className}`.trimEnd()}>
      {caption ? <caption className="sr-only">{caption}</caption> : null}
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ label }) => (
            <th key={label} scope="col" role="columnheader">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([head, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order.
          <tr key={row} role="row">
            <th scope="row" role="rowheader">
              {head}
            </th>
            {columns.slice(1).map(({ label, className, bare }, index) => (
              <td key={label} role="cell" data-label={bare ? undefined : label} className={className}>
                <div>{cells[index]}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
