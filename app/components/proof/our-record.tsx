import { fillPlaceholders } from '../../content/placeholders.ts'
import { record } from '../../content/site/record.data.ts'
import { site } from '../../content/site/site.data.ts'
import type { DeskRecord } from '../../site-values.ts'

/** What the agency has done so far. Nothing until the owner says how many practices are clients, or where the desk's record can't be read. */
export function OurRecord({ desk, className }: { desk: DeskRecord | null; className: string }) {
  if (desk === null || site.clientPractices === 0) return null
  const { heading, counts, since, refundsPaid } = record
  const { held, calledBack, medianHours } = desk
  const median = medianHours === null ? '' : `, half of them within ${medianHours.toFixed(1)} hours`
  const rows = [
    [site.clientPractices, counts.practices],
    [held, counts.held],
    [refundsPaid, counts.refunds],
    [calledBack, counts.callBacks + median],
  ]
  return (
    <div className={className}>
      <p className="font-semibold">{fillPlaceholders(heading, { since })}</p>
      <dl className="mt-3 grid gap-x-6 gap-y-4 border-y border-ink py-4 grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {rows.map(([count, name]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-label text-soft">{name}</dt>
            <dd className="font-serif text-major leading-none tabular">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
