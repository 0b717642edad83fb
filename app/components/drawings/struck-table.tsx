interface StruckTableProps {
  /** Of both columns. */
  heads: readonly [string, string]
  /** Names of the rows, if they have any. */
  rows: readonly { name?: string; struck: string; instead: string }[]
}

/** Two columns: what the pencil strikes, and what stands instead. */
export const StruckTable = ({ heads, rows }: StruckTableProps) => (
  <table className="struck-table">
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, struck, instead }) => (
        <tr key={struck}>
          <td>
            {name ? <small>{name}</small> : null}
            <s className="struck-thin">{struck}</s>
          </td>
          <td>{instead}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
