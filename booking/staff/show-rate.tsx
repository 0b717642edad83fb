import { type CallReport, formatShowRate } from '../manage/report.ts'
import { REPORT_DAYS } from './data.ts'
import { Section } from './day-page.tsx'

/** How many showed up, and where bookings come from. */
export function ShowRate({ report }: { report: CallReport }) {
  return (
    <Section id="report" title={`The last ${REPORT_DAYS} days`}>
      <p className="mb-3">{formatShowRate(report)}.</p>
      {report.sources.length > 0 && (
        <table className="w-full text-label">
          <thead>
            <tr className="border-b border-soft text-fine text-soft">
              <th className="py-1 text-start font-normal" scope="col">
                Source
              </th>
              {['Booked', 'Showed up', 'Clients'].map((name) => (
                <th key={name} className="py-1 ps-2 text-end align-bottom font-normal" scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.sources.map(({ source, booked, showedUp, clients }) => (
              <tr key={source} className="border-b border-rule">
                <th className="py-1.5 text-start font-normal break-words" scope="row">
                  {source}
                </th>
                <td className="ps-2 text-end tabular">{booked}</td>
                <td className="ps-2 text-end tabular">{showedUp}</td>
                <td className="ps-2 text-end tabular">{clients}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
