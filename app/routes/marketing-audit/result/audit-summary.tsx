import { auditLabels } from '../audit-labels.ts'
import { marketingAudit } from '../content.data.ts'
import { RESULT } from '../places.ts'
import type { Assessment } from './assess.ts'
import { StationList } from './station-list.tsx'

const labels = marketingAudit.result.summary

/** The result in short, beside the questions where the screen is wide enough for both. */
export function AuditSummary({ assessment }: { assessment: Assessment }) {
  const { answered, asked, stations, fixes } = assessment
  const [first] = fixes
  const isEmpty = answered === 0
  return (
    <aside
      aria-labelledby="summary"
      className="no-print hidden self-start border border-t-4 border-rule border-t-evergreen bg-white p-6 lg:sticky lg:top-22 lg:mt-12 lg:block"
    >
      <h2 id="summary" className="text-minor">
        {isEmpty ? labels.before : labels.heading}
      </h2>
      {isEmpty ? null : (
        <p className="mt-1 text-small text-soft">{`${auditLabels.brief(answered, asked, fixes.length)}.`}</p>
      )}
      <StationList stations={stations} />
      {first ? (
        <p className="mt-4 text-small">
          <span className="block text-soft">{labels.first}</span>
          <strong className="font-semibold">{first.fix.title}</strong>
        </p>
      ) : null}
      {isEmpty ? null : (
        <p className="mt-3 text-small">
          <a className="link" href={`#${RESULT}`}>
            {labels.whole}
          </a>
        </p>
      )}
    </aside>
  )
}
