import { formatDollars } from '../../components/ui/format-currency.ts'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { dashSpan } from '../../content/checks/format-figures.ts'
import { type ChannelCost, compareChannels } from './channel-costs.ts'
import type { SeoContent } from './content.schema.ts'

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
        <Headline id="costs-headline" className="max-w-[11em] text-major" text={content.headline} />
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

const HEIGHT = 100
/** Costs with a gridline, in cents; the lowest and the highest are the ends of the scale. */
const GRID = [10_000, 30_000, 100_000, 300_000] as const
const lowest = Math.log(GRID[0])
const highest = Math.log(GRID[3])

interface CostLinesProps {
  content: SeoContent['costs']
  spans: readonly ChannelCost[]
}

/** Chart of a consultation's cost over the year: ads level, SEO stepping down. Logarithmic scale. */
export function CostLines({ content, spans }: CostLinesProps) {
  const months = spans.at(-1)?.toMonth ?? 0
  const line = (cost: (span: ChannelCost) => number) =>
    spans.map((span, index) => `${index === 0 ? 'M0 ' : 'V'}${depth(cost(span))}H${span.toMonth}`).join('')
  return (
    <figure className="mt-10">
      <div role="img" aria-label={content.description} className="relative h-[clamp(15rem,30vw,20rem)] mt-12">
        {GRID.map((cents) => (
          <span
            key={cents}
            className="absolute left-0 right-0 border-t border-rule text-(length:--text-fine) leading-[1.3] text-soft"
            style={{ top: `${depth(cents)}%` }}
          >
            {formatDollars(cents)}
          </span>
        ))}
        <div className="cost-plot">
          <svg
            aria-hidden="true"
            width="300"
            height="200"
            viewBox={`0 0 ${months} ${HEIGHT}`}
            preserveAspectRatio="none"
          >
            <path
              d={line(({ adsCents }) => adsCents)}
              className="cost-ads"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={line(({ searchCents }) => searchCents)}
              className="stroke-evergreen stroke-[4px]"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          {spans.map((span) => (
            <span
              key={span.fromMonth}
              className="cost-label"
              style={{
                left: `${((span.fromMonth - 1) / months) * 100}%`,
                top: `${depth(span.searchCents)}%`,
              }}
            >
              {span.fromMonth === 1 ? `${content.searchLine} ` : ''}
              {formatDollars(span.searchCents)}
            </span>
          ))}
          <span
            className="cost-label cost-label-ads"
            style={{ top: `${depth(spans[0]?.adsCents ?? GRID[0])}%` }}
          >
            {content.adsLine} {formatDollars(spans[0]?.adsCents ?? 0)}
          </span>
        </div>
      </div>
      <div aria-hidden="true" className="cost-months tabular">
        {Array.from({ length: months }, (_, index) => index + 1).map((month) => (
          <span key={month}>{month}</span>
        ))}
      </div>
      <figcaption className="mt-2 text-label text-soft">{content.scale}</figcaption>
    </figure>
  )
}

/** Position from the top in percent. */
const depth = (cents: number) =>
  Number((HEIGHT - ((Math.log(cents) - lowest) / (highest - lowest)) * HEIGHT).toFixed(1))
