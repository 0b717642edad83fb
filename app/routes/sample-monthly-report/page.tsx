import { SampleDocument } from '../../components/samples/sample-document.tsx'
import style from '../../components/samples/sample-print.css?inline'
import { Headline } from '../../components/ui/heading.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { sampleReport as content } from './content.data.ts'
import { WeekChart } from './week-chart.tsx'

export const handle = { style }

export const meta = () => content.meta

export function Page() {
  return (
    <SampleDocument page={content} here="/samples/monthly-report" title={content.title} facts={content.facts}>
      <div className="grid items-center gap-x-12 gap-y-3 py-7 md:grid-cols-[auto_minmax(0,24rem)] md:justify-between">
        <p className="min-w-auto font-serif text-major">{content.result.headline}</p>
        <p className="text-small">{content.result.text}</p>
      </div>
      <div className="grid content-start gap-x-14 gap-y-9 md:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-0">
        <ReportTable id="flow" {...content.flow} />
        <div className="grid content-start gap-9 print:gap-3.5">
          <WeekChart {...content} target={promises.paidTraffic.consultations} />
          <ReportTable
            id="excluded"
            heading={content.excluded.heading}
            rows={content.excluded.rows.map(({ reason, count }) => ({ label: reason, value: count }))}
          />
        </div>
      </div>
      <Remarks />
    </SampleDocument>
  )
}

const headingStyle = 'border-b border-ink pb-2 text-minor'

interface ReportTableProps {
  id: string
  heading: string
  rows: readonly { label: string; value: string | number; note?: string | undefined }[]
}

/** Names and their values, line by line. */
function ReportTable({ id, heading, rows }: ReportTableProps) {
  return (
    <section aria-labelledby={id}>
      <Headline as="h3" id={id} className={headingStyle} text={heading} />
      <dl>
        {rows.map(({ label, value, note }) => (
          <div key={label} className="flex items-baseline justify-between gap-4 border-b border-rule py-2">
            <dt>
              {label}
              {note ? (
                <span className="block text-(length:--text-label) text-soft print:text-[8.5pt]">{note}</span>
              ) : null}
            </dt>
            <dd className="font-semibold whitespace-nowrap tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What changed, what comes next and what the practice does. */
function Remarks() {
  return (
    <div className="mt-10 grid content-start gap-x-14 gap-y-9 md:grid-cols-3 md:gap-x-10 print:mt-6 print:grid-cols-3 print:gap-x-6 print:gap-y-0">
      {content.remarks.map(({ heading, items }) => (
        <section key={heading} aria-label={heading}>
          <h3 className={headingStyle}>{heading}</h3>
          <ul>
            <ListItems texts={items} className="border-b border-rule py-2 print:py-1.5" />
          </ul>
        </section>
      ))}
    </div>
  )
}
