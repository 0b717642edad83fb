import type { ResultKind, ResultSummary } from '../../app/content/site/result-summary.ts'
import { describeAnswers } from '../../app/routes/marketing-audit/result/describe-answers.ts'
import { describeFigures } from '../../app/routes/roi-calculator/describe-figures.ts'

const describers: Readonly<Record<ResultKind, (figures: URLSearchParams) => ResultSummary | null>> = {
  calculator: describeFigures,
  audit: describeAnswers,
}

/** Describes a result of one of the site's tools; null for an unknown tool and for unusable figures. Never throws. */
export function describeResult(kind: string, figures: URLSearchParams): ResultSummary | null {
  return Object.hasOwn(describers, kind) ? describers[kind as ResultKind](figures) : null
}
