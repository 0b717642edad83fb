import { CardTable } from '../../components/ui/card-table.tsx'
import { formatDollars } from '../../components/ui/format-currency.ts'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { compareChannels } from './channel-costs.ts'
import type { SeoContent } from './content.data.ts'

/** Cost of a consultation from ads and from search over the year: a chart of what the same money brings, and a table. */
export function CostComparison({ content }: { content: SeoContent['costs'] }) {
  const { spans, all } = compareChannels(content.assumptions)
  const rows = [
    ...spans.map((span) => ({ ...span, name: `${span.fromMonth}–\u2060${span.toMonth}` })),
    { ...all, name: content.yearLabel },
  ]
  return (
    <Section id="costs" labelledBy="costs-headline">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[6fr_6fr]">
        <Headline id="costs-headline" className="max-w-[11em] text-major" text={content.headline} />
        <p className="text-lead text-soft">{content.lead}</p>
      </div>
      <MonthlyBars content={content} />
      <div className="mt-12 grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <p id="cost-table" className="mb-4 font-semibold">
            {content.caption}
          </p>
          <CardTable
            className="tabular"
            labelledBy="cost-table"
            columns={[content.spanLabel, content.adsLabel, content.searchLabel, content.countLabel].map(
              (label) => ({ label }),
            )}
            rows={rows.map((row) => [
              row.name,
              formatDollars(row.ads),
              formatDollars(row.search),
              row.searchConsultations,
            ])}
          />
        </div>
        <div className="space-y-4 self-center">
          <p className="text-lead">{content.reading}</p>
          <p className="text-soft">{content.disclaimer}</p>
        </div>
      </div>
    </Section>
  )
}

/** Consultations a month for the same money: a bar for each month of search, and ads as a level line. */
function MonthlyBars({ content }: { content: SeoContent['costs'] }) {
  const { spans, searchPerMonthDollars, adsPerConsultationDollars } = content.assumptions
  const most = Math.max(...spans.map(({ consultationsPerMonth }) => consultationsPerMonth))
  const ads = searchPerMonthDollars / adsPerConsultationDollars
  const bars = spans.flatMap(({ fromMonth, toMonth, consultationsPerMonth }) =>
    Array.from({ length: toMonth - fromMonth + 1 }, (_, nth) => ({
      month: fromMonth + nth,
      count: consultationsPerMonth,
    })),
  )
  return (
    <figure className="mt-8">
      <figcaption className="font-semibold">{content.chartTitle}</figcaption>
      <div role="img" aria-label={content.description} className="cost-bars tabular">
        {bars.map(({ month, count }) => (
          <span key={month} className="bg-evergreen" style={{ height: `${(count / most) * 100}%` }}>
            <span className="-mt-[1.6rem] block text-center font-semibold text-evergreen">{count}</span>
          </span>
        ))}
        <span
          className="absolute inset-x-0 border-t-[2.5px] border-dashed border-soft drop-shadow-[0_0_1.5px_white]"
          style={{ bottom: `${(ads / most) * 100}%` }}
        >
          <span className="absolute bottom-[0.2rem] left-0 font-semibold">{content.adsLine}</span>
        </span>
      </div>
      <div aria-hidden="true" className="year-scale gap-x-[clamp(2px,1vw,1rem)] text-soft tabular">
        {bars.map(({ month }) => (
          <span key={month}>{month}</span>
        ))}
      </div>
    </figure>
  )
}
