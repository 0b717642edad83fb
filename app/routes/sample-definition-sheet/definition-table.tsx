import type { DefinitionSheet } from './content.schema.ts'

/** The four tests of a qualified consultation; a labeled list on phones. */
export function DefinitionTable({ content }: { content: Pick<DefinitionSheet, 'columns' | 'tests'> }) {
  const [test, agreed, checked] = content.columns
  return (
    <table className="definition-table">
      <thead>
        <tr>
          {[test, agreed, checked].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {content.tests.map((row, index) => (
          <tr key={row.test}>
            <th scope="row">
              <span className="mr-[0.6rem] font-serif font-[460] text-[1.25em] text-evergreen">
                {index + 1}
              </span>
              {row.test}
            </th>
            <td data-label={agreed} className="filled-in">
              {row.agreed}
            </td>
            <td data-label={checked}>{row.checked}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
