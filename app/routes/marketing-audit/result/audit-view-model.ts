import type { CheckedAnswers } from '../../../components/website-check/audit-answers.ts'
import type { Answers } from '../answers.ts'
import { auditLabels } from '../audit-labels.ts'
import { marketingAudit } from '../content.data.ts'
import { questionsAsked, stations } from '../stations.ts'
import type { Assessment, StationStatus } from './assess.ts'

const { result: labels } = marketingAudit

/** In the order of asking. */
export const questionIds = questionsAsked.map(({ id }) => id)

/** Questions by their id, each with the number it is printed with. */
const numbered = new Map(
  questionsAsked.map((question, index) => [question.id, { ...question, number: index + 1 }]),
)

/** The number that a question is printed with, from 1; 0 for an unknown id. */
export const questionNumber = (id: string) => numbered.get(id)?.number ?? 0

/** The questions that a website check has left, and the minutes that they take. */
export function leftAfter(checked: CheckedAnswers) {
  const left = questionsAsked.filter(({ id }) => !(id in checked))
  const minutes = left.reduce((sum, question) => sum + question.minutes, 0)
  return { questions: left.length, asked: questionsAsked.length, minutes }
}

/** `7. Online booking`, the way lists beside the result name a question. */
export const questionLine = (id: string) => `${questionNumber(id)}. ${numbered.get(id)?.name}`

/** The stations of the drawing: status, the answers in words, and each question with its answer. */
export function pathStations(assessment: Assessment, answers: Answers) {
  return stations.map(({ id, name, questions: asked }, index) => {
    const { tally, status } = assessment.stations[index] ?? { tally: null, status: 'open' as const }
    return {
      id,
      name,
      status,
      summary: tally ? auditLabels.tally(tally) : '',
      questions: asked.map((question) => {
        const answer = answers[question.id] ?? ('open' as const)
        return {
          id: question.id,
          number: questionNumber(question.id),
          name: question.name,
          answer,
          answerName: labels.answers[answer].toLowerCase(),
        }
      }),
    }
  })
}

/** The fixes in the order of work, with their words. */
export function fixItems({ fixes }: Assessment) {
  return fixes.flatMap(({ id, answer, effort }) => {
    const question = numbered.get(id)
    if (!question) return []
    return [
      {
        id,
        from: auditLabels.question(question.number, labels.answers[answer]),
        ...question.fix,
        effort: labels.efforts[effort],
      },
    ]
  })
}

/** Headline and sentences over the drawing: nothing, something or everything is answered, or everything with yes. */
export function verdict({ asked, answered, fixes, unknowns, open, stations: assessed }: Assessment) {
  const { states } = labels
  if (answered === 0) return { ...states.empty, link: null }
  const withStatus = (status: StationStatus) =>
    stations.filter((_, index) => assessed[index]?.status === status).map(({ name }) => name)
  const brokenAt = auditLabels.brokenAt(withStatus('broken'), withStatus('partial'))
  const headline = auditLabels.count(answered, asked)
  if (open.length > 0) return { headline, text: `${brokenAt} ${states.partial}`, link: null }
  if (fixes.length > 0) return { headline, text: `${brokenAt} ${states.fixes}`, link: null }
  if (unknowns.length > 0) return { headline, text: states.unknowns, link: null }
  return { headline: auditLabels.allYes(asked), text: states.allYes, link: states.allYesLink }
}
