import { formatDollars } from '../../components/ui/format-currency.ts'
import { Section } from '../../components/ui/section.tsx'
import { dashSpan } from '../../content/format-figures.ts'
import { compareChannels } from './channel-costs.ts'
import type { SeoContent } from './content.schema.ts'
import { CostLines } from './cost-lines.tsx'

/** Cost of a consultation from ads and from search over the year: a chart with two lines and its table. */
export function CostComparison({ content }: { content: SeoContent['costs'] }) {
  const { assumptions } = content
  const { spans, all } = compareChannels({
    adsPerConsultationCents: assumptions.adsPerConsultationDollars * 100,
    searchPerMonthCents: assumptions.searchPerMonthDollars * 100,
    spans: assumptions.spans,
  })
  const rows = [
    ...spans.map((span) => ({
      ...span,
      name: dashSpan({ from: span.fromMonth, to: span.toMonth }),
    })),
    { ...all, name: content.yearLabel },
  ]
  return (
    <Section id="costs" labelledBy="costs-headline">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[6fr_6fr]">
        <h2 id="costs-headline" className="max-w-[11em] text-major">
          {content.headline}
        </h2>
        <p className="text-lead text-soft">{content.lead}</p>
      </div>
      <CostLines content={content} spans={spans} />
      <div className="mt-12 grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <table className="costs w-full text-left tabular">
            <caption className="pb-4 text-left font-semibold">{content.caption}</caption>
            <thead>
              <tr>
                {[content.spanLabel, content.adsLabel, content.searchLabel, content.countLabel].map(
                  (label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  <td data-label={content.adsLabel}>{formatDollars(row.adsCents)}</td>
                  <td data-label={content.searchLabel}>{formatDollars(row.searchCents)}</td>
                  <td data-label={content.countLabel}>{row.searchConsultations}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="space-y-4 self-center">
          <p className="text-lead">{content.reading}</p>
          <p className="text-soft">{content.disclaimer}</p>
        </div>
      </div>
    </Section>
  )
}
