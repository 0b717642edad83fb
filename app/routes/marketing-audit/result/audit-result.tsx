import type { Ref } from 'react'
import { ResultActions } from '../../../components/result-actions.tsx'
import { TextLink } from '../../../components/ui/text-link.tsx'
import type { CheckedAnswers } from '../../../components/website-check/audit-answers.ts'
import type { Answers } from '../answers.ts'
import { marketingAudit } from '../content.data.ts'
import { PATH, RESULT } from '../places.ts'
import type { Assessment } from './assess.ts'
import { AuditFixes } from './audit-fixes.tsx'
import { AuditPath } from './audit-path.tsx'
import { verdict } from './audit-view-model.ts'
import { describeAnswers } from './describe-answers.ts'

const { result: labels } = marketingAudit

interface AuditResultProps {
  assessment: Assessment
  checked: CheckedAnswers
  answers: Answers
  ref: Ref<HTMLHeadingElement>
}

/** The drawn path and what follows from the answers; one line before the first answer. */
export function AuditResult({ assessment, answers, checked, ref }: AuditResultProps) {
  const { headline, text, link } = verdict(assessment)
  if (assessment.answered === 0)
    return (
      <section aria-labelledby={RESULT} className="no-print page-container">
        <h2 ref={ref} id={RESULT} tabIndex={-1} className="text-minor">
          {headline}
        </h2>
        <p className="mt-2 text-soft">{text}</p>
      </section>
    )
  return (
    <section aria-labelledby={RESULT} className="border-y border-rule bg-leaf">
      <div className="page-container py-14 md:py-20">
        <h2 ref={ref} id={RESULT} tabIndex={-1} className="max-w-headline text-major">
          {headline}
        </h2>
        <p className="mt-4 mb-10 max-w-text text-lead text-soft">
          <span>{text}</span> {link ? <TextLink link={link} /> : null}
        </p>
        <AuditPath stations={assessment.stations} />
        <AuditFixes assessment={assessment} />
        <ResultActions
          className="no-print mt-14"
          call={labels.call}
          note={{ kind: 'audit', text: describeAnswers(assessment, answers, checked) }}
          address={`${PATH}?${new URLSearchParams(answers as Record<string, string>)}#${RESULT}`}
        />
      </div>
    </section>
  )
}
