import { ClosingCallToAction } from '../../components/closing-call-to-action.tsx'
import type { CheckedAnswers } from '../../components/website-check/audit-answers.ts'
import type { Answers } from './answers.ts'
import { AuditForm } from './audit-form.tsx'
import { auditLabels } from './audit-labels.ts'
import { marketingAudit } from './content.data.ts'
import { assess } from './result/assess.ts'
import { AuditResult } from './result/audit-result.tsx'
import { AuditSummary } from './result/audit-summary.tsx'
import { stations } from './stations.ts'
import { useAudit } from './use-audit.ts'

const { closing: closingLabels, sources } = marketingAudit

interface AuditProps {
  answers: Answers
  checked: CheckedAnswers
  brand: string
}

/** The questions and their result, which follows every answer. */
export default function Audit({ answers: given, checked, brand }: AuditProps) {
  const { answers, hasChanged, heading, ...form } = useAudit(given, brand)
  const assessment = assess(stations, answers)
  const { answered, asked, fixes } = assessment
  return (
    <>
      <div className="page-container lg:grid lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-18">
        <AuditForm {...form} answers={answers} checked={checked} />
        <AuditSummary assessment={assessment} />
      </div>
      <AuditResult assessment={assessment} answers={answers} checked={checked} ref={heading} />
      <p className="page-container py-10 text-small text-soft">
        <span className="block max-w-wide">{sources}</span>
      </p>
      {/* After the first answer the result has a CTA of its own. */}
      {answered === 0 ? <ClosingCallToAction content={closingLabels} /> : null}
      <p role="status" className="sr-only">
        {hasChanged ? auditLabels.announcement(answered, asked, fixes.length) : null}
      </p>
    </>
  )
}
