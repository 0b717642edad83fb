interface Column {
  label: string
  className?: string
  /** Omits the label where rows are cards. */
  bare?: boolean
}

interface CardTableProps {
  /** Class of the table. `comparison` turns into cards below 44rem, the others below 40rem. */
  look: 'comparison' | 'entries' | 'definition-table'
  caption?: string
  /** Id of the headline that names a table without a caption. */
  labelledBy?: string
  columns: readonly Column[]
  /** One cell per column; the first is the row's header. */
  rows: readonly (readonly React.ReactNode[])[]
  className?: string
}

/** A table that turns into cards on a phone: one per row, its lines labeled with the column names. */
export function CardTable({ look, caption, labelledBy, columns, rows, className = 'mt-10' }: CardTableProps) {
  return (
    // Some browsers drop a table's role when CSS lays it out as blocks.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <table role="table" aria-labelledby={labelledBy} className={`${look} w-full text-left ${className}`}>
      {caption ? <caption className="sr-only">{caption}</caption> : null}
      <thead className={look === 'comparison' ? 'max-md:sr-only' : 'max-sm:sr-only'}>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order.
          <tr key={row}>
            <th scope="row">{head}</th>
            {columns.slice(1).map(({ label, className, bare }, index) => (
              <td key={label} data-label={bare ? undefined : label} className={className}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
