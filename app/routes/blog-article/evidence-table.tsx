import type { EvidenceFigure } from '../../content/article-figures.schema.ts'
import type { ArticleFigureLabels } from '../../content/article-figures.ts'

interface EvidenceTableProps {
  figure: EvidenceFigure
  labels: ArticleFigureLabels
}

/** Treatments by level of evidence: a mark in the column that the source supports. */
export function EvidenceTable({ figure, labels }: EvidenceTableProps) {
  return (
    <table className="evidence">
      <thead className="max-sm:sr-only">
        <tr>
          <th scope="col">{labels.treatment}</th>
          {figure.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figure.rows.map((row) => (
          <tr key={row.treatment}>
            <th scope="row">
              {row.treatment}
              <span>{row.source}</span>
            </th>
            {figure.columns.map((column, index) => (
              <td key={column} className={index === row.column ? 'marked' : ''}>
                {index === row.column ? <span className="sm:sr-only">{column}</span> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
