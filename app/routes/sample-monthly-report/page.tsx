import { SampleDocument } from '../../components/samples/sample-document.tsx'
import style from '../../components/samples/sample-print.css?inline'
import { promises } from '../../content/promises/promises.data.ts'
import { sampleReport as content } from './content.data.ts'
import { Remarks, ReportTable } from './report-tables.tsx'
import { WeekChart } from './week-chart.tsx'

export const handle = { style }

const path = '/samples/monthly-report'

export const meta = () => content.meta

export function Page() {
  return (
    <SampleDocument page={content} here={path} title={content.title} facts={content.facts}>
      <div className="grid items-center gap-x-12 gap-y-3 py-7 md:grid-cols-[auto_minmax(0,24rem)] md:justify-between">
        <p className="min-w-auto font-serif text-major">{content.result.headline}</p>
        <p className="text-small">{content.result.text}</p>
      </div>
      <div className="grid content-start gap-x-14 gap-y-9 md:grid-cols-2 print:grid-cols-2 print:gap-x-8 print:gap-y-0">
        <ReportTable id="flow" {...content.flow} />
        <div className="grid content-start gap-9 print:gap-[0.9rem]">
          <WeekChart {...content} target={promises.paidTraffic.consultations} />
          <ReportTable
            id="excluded"
            heading={content.excluded.heading}
            rows={content.excluded.rows.map(({ reason, count }) => ({ label: reason, value: count }))}
          />
        </div>
      </div>
      <Remarks content={content.remarks} />
    </SampleDocument>
  )
}
