import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { record } from '../../content/site/record.data.ts'
import { site } from '../../content/site/site.data.ts'
import type { DeskRecord } from '../../site-values.ts'

/** What the agency has done so far, zero as zero. Nothing where the desk's record can't be read. */
export function RecordLine({ desk, className }: { desk: DeskRecord | null; className: string }) {
  if (desk === null) return null
  const { line, since, refundsPaid } = record
  const { held, calledBack, medianHours } = desk
  const median = medianHours === null ? '' : `, half of them within ${medianHours.toFixed(1)} hours`
  const words = {
    since,
    practices: String(site.clientPractices),
    refunds: String(refundsPaid),
    held: String(held),
    callBacks: `${calledBack}${median}`,
  }
  return <p className={className}>{fillPlaceholders(line, words)}</p>
}
