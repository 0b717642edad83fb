import type { CheckedAnswers } from '../../../components/website-check/audit-answers.ts'
import { auditLabels } from '../audit-labels.ts'
import { marketingAudit } from '../content.data.ts'
import { questionsAsked } from '../stations.ts'
import type { Assessment, StationStatus } from './assess.ts'

const { states } = marketingAudit.result

/** The questions that a website check has left, and the minutes that they take. */
export function leftAfter(checked: CheckedAnswers) {
  const left = questionsAsked.filter(({ id }) => !(id in checked))
  const minutes = left.reduce((sum, question) => sum + question.minutes, 0)
  return { questions: left.length, asked: questionsAsked.length, minutes }
}

/** Headline and sentences over the drawing: nothing, something or everything is answered, or everything with yes. */
export function verdict({ asked, answered, fixes, unknowns, stations }: Assessment) {
  if (answered === 0) return { ...states.empty, link: null }
  const withStatus = (status: StationStatus) =>
    stations.filter((station) => station.status === status).map(({ name }) => name)
  const brokenAt = auditLabels.brokenAt(withStatus('broken'), withStatus('partial'))
  const headline = auditLabels.count(answered, asked)
  if (answered < asked) return { headline, text: `${brokenAt} ${states.partial}`, link: null }
  if (fixes.length > 0) return { headline, text: `${brokenAt} ${states.fixes}`, link: null }
  if (unknowns.length > 0) return { headline, text: states.unknowns, link: null }
  return { headline: auditLabels.allYes(asked), text: states.allYes, link: states.allYesLink }
}
