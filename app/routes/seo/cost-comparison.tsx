import { formatDollars } from '../../components/ui/format-currency.ts'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { SeoContent } from '../../content/traffic.schema.ts'
import { type ChannelCost, compareChannels } from './channel-costs.ts'

/** Cost of a consultation from ads and from search over the year: a table with bars. */
export function CostComparison({ content }: { content: SeoContent['costs'] }) {
  const { assumptions } = content
  const { spans, all } = compareChannels({
    adsPerConsultationCents: assumptions.adsPerConsultationDollars * 100,
    searchPerMonthCents: assumptions.searchPerMonthDollars * 100,
    spans: assumptions.spans,
  })
  const dearest = Math.max(...spans.flatMap((span) => [span.adsCents, span.searchCents]))
  const bar = (cents: number) => ({ width: `${((cents / dearest) * 100).toFixed(1)}%` })
  return (
    <Section id="costs" tone="night" labelledBy="costs-headline">
      <Heading id="costs-headline" lead={content.lead} content={content} />
      <table className="costs mt-10 w-full text-left tabular-nums">
        <caption className="pb-5 text-left text-small text-paper/85">{content.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{content.spanLabel}</th>
            <th scope="col">{content.adsLabel}</th>
            <th scope="col">{content.searchLabel}</th>
          </tr>
        </thead>
        <tbody>
          {spans.map((span, index) => (
            <tr key={span.fromMonth}>
              <th scope="row">{months(span)}</th>
              <td>
                {formatDollars(span.adsCents)}
                <span aria-hidden="true" className="costs-bar bg-paper/45" style={bar(span.adsCents)} />
              </td>
              <td>
                {formatDollars(span.searchCents)}{' '}
                <span className="text-fine font-normal whitespace-nowrap text-paper/80">
                  {content.bringsBefore} {assumptions.spans[index]?.consultationsPerMonth}{' '}
                  {content.bringsAfter}
                </span>
                <span aria-hidden="true" className="costs-bar bg-wash" style={bar(span.searchCents)} />
              </td>
            </tr>
          ))}
          <tr className="costs-year">
            <th scope="row">{content.yearLabel}</th>
            <td>{formatDollars(all.adsCents)}</td>
            <td>{formatDollars(all.searchCents)}</td>
          </tr>
        </tbody>
      </table>
      <div className="mt-8 grid gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <p className="max-w-[40rem]">{content.reading}</p>
        <p className="text-small text-paper/80">{content.disclaimer}</p>
      </div>
    </Section>
  )
}

const months = ({ fromMonth, toMonth }: ChannelCost) => `${fromMonth}-${toMonth}`
