import type { ArticleFigure as Figure } from '../../content/article-figures.schema.ts'
import type { ArticleFigureLabels } from '../../content/article-figures.ts'
import { EvidenceTable } from './evidence-table.tsx'
import { MonthsCompared } from './months-compared.tsx'
import { TrialChart } from './trial-chart.tsx'

interface ArticleFigureProps {
  figure: Figure
  caption: string
  labels: ArticleFigureLabels
}

/** A figure of an article with its title and caption. */
export function ArticleFigure({ figure, caption, labels }: ArticleFigureProps) {
  return (
    <figure className="post-figure">
      <p className="font-serif text-minor">{figure.title}</p>
      {renderFigure(figure, labels)}
      <figcaption className="mt-5 border-t border-rule pt-3 text-fine text-soft">{caption}</figcaption>
    </figure>
  )
}

function renderFigure(figure: Figure, labels: ArticleFigureLabels) {
  switch (figure.kind) {
    case 'months':
      return <MonthsCompared figure={figure} labels={labels} />
    case 'trials':
      return <TrialChart figure={figure} labels={labels} />
    case 'evidence':
      return <EvidenceTable figure={figure} labels={labels} />
  }
}
