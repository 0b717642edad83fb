import { SampleDocument } from '../../components/samples/sample-document.tsx'
import { promises } from '../../content/promises/promises.ts'
import { samples } from '../../content/promises/samples.ts'
import { sampleReport as content } from './content.ts'
import style from './page.css?inline'
import { Excluded, FlowTable, Remarks } from './report-tables.tsx'
import { WeekChart } from './week-chart.tsx'

export const handle = { style }

const path = '/samples/monthly-report'

export const meta = () => content.meta

export function Page() {
  return (
    <SampleDocument page={content} samples={samples} here={path} title={content.title} facts={content.facts}>
      <div className="report-result">
        <p className="font-serif text-major">{content.result.headline}</p>
        <p className="text-small">{content.result.text}</p>
      </div>
      <div className="report-columns">
        <FlowTable content={content.flow} />
        <div className="report-side">
          <WeekChart content={content.chart} target={promises.paidTraffic.consultations} />
          <Excluded content={content.excluded} />
        </div>
      </div>
      <Remarks content={content.remarks} />
    </SampleDocument>
  )
}
