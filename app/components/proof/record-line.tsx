import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { record } from '../../content/site/record.data.ts'
import { site } from '../../content/site/site.data.ts'

/** What the agency has done so far, zero as zero. Nothing where the number of calls can't be read. */
export function RecordLine({ callsHeld, className }: { callsHeld: number | null; className: string }) {
  if (callsHeld === null) return null
  const { line, since, refundsPaid } = record
  const counted = { practices: site.clientPractices, refunds: refundsPaid, held: callsHeld }
  const words = Object.entries(counted).map(([name, count]) => [name, String(count)])
  return <p className={className}>{fillPlaceholders(line, { since, ...Object.fromEntries(words) })}</p>
}
