import { ClosingCta } from '../../components/closing-cta.tsx'
import type { CheckedAnswers } from '../../components/website-check/audit-answers.ts'
import type { Answers } from './answers.ts'
import { AuditForm } from './audit-form.tsx'
import { auditLabels } from './audit-labels.ts'
import style from './audit-steps.css?url'
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
export default function Audit({ answers, checked, brand }: AuditProps) {
  const audit = useAudit(answers, checked, brand)
  const { state } = audit
  const assessment = assess(stations, state.answers)
  const { answered, asked, fixes } = assessment
  return (
    <>
      {/* The view waits for its style, because the questions change their places with it. */}
      {state.isLive ? <link rel="stylesheet" href={style} precedence="island" /> : null}
      <div className="audit-desk page-container">
        <AuditForm {...audit} />
        <AuditSummary assessment={assessment} answers={state.answers} />
      </div>
      <AuditResult
        assessment={assessment}
        answers={state.answers}
        checked={checked}
        ref={audit.refs.heading}
      />
      <p className="audit-sources page-container py-10 text-small text-soft">
        <span className="block max-w-[44rem]">{sources}</span>
      </p>
      {/* After the first answer the result has a CTA of its own. */}
      {answered === 0 ? <ClosingCta content={closingLabels} /> : null}
      <p role="status" className="sr-only">
        {state.hasChanged ? auditLabels.announcement(answered, asked, fixes.length) : null}
      </p>
    </>
  )
}
