import { PageHeading } from '../../components/page-heading.tsx'
import { fillPlaceholders } from '../../content/placeholders.ts'
import { auditAddress } from './answers.ts'
import { marketingAudit as content } from './content.data.ts'
import type { AuditData } from './load.ts'

const { reading, result: labels } = content

type Check = NonNullable<AuditData['check']>

/** What is being read now. */
const stepOf = ({ steps }: Check) =>
  `${reading.steps[(steps.at(-1) ?? 'waiting') as keyof typeof reading.steps]} …`

/** Under a question: what has become of the website meanwhile. */
export function Reading({ check }: { check: Check }) {
  const { site, result } = check
  const fill = (text: string) => fillPlaceholders(text, { site })
  const words = result ? fill(reading.done) : `${fill(reading.line)} ${stepOf(check)}`
  return (
    <p className="mt-8 max-w-lead border-l-3 border-rule pl-4 text-small text-soft wrap-anywhere">
      {result?.fault ? `${fill(labels.failed)} ${content.faults[result.fault]} ` : words}
      {result?.fault ? (
        <a className="link" href="/marketing-audit">
          {reading.other}
        </a>
      ) : null}
    </p>
  )
}

/** In place of the result, while the website takes longer to read than the questions to answer. */
export function Waiting({ check, given }: AuditData) {
  if (!check) return null
  const headline = fillPlaceholders(reading.headline, { site: check.site })
  return (
    <div className="page-container py-14 md:py-20">
      <PageHeading content={{ kicker: content.kicker, headline }} className="text-major wrap-anywhere" />
      <p className="mt-4 max-w-lead text-lead text-soft">{reading.text}</p>
      <p className="mt-4 first-letter:uppercase">{stepOf(check)}</p>
      <a className="secondary-button mt-8" href={auditAddress(given)}>
        {reading.refresh}
      </a>
    </div>
  )
}
