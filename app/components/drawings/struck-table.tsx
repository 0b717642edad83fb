interface StruckTableProps {
  /** Of both columns. */
  heads: readonly [string, string]
  /** Names of the rows, if they have any. */
  rows: readonly { name?: string; struck: string; instead: string }[]
  caption?: string
}

/** Two columns: what the pencil strikes, and what stands instead. */
export const StruckTable = ({ heads, rows, caption }: StruckTableProps) => (
  <table className="struck-table">
    {caption ? <caption>{caption}</caption> : null}
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
