import type { Assessment, AssessmentQuestion, AssessmentRule } from './assessment.schema.ts'
import type { OutcomeName } from './outcomes.ts'

/** The chosen choices of each answered question, by the ids of the questions. */
export type Answers = Readonly<Record<string, readonly string[]>>

export interface Decision {
  outcome: OutcomeName
  /** The rules that lead to the outcome. Empty only for a candidate with nothing to mention. */
  rules: AssessmentRule[]
  /** Rules that someone whom the clinic doesn’t treat should take to their own doctor. */
  forOwnDoctor: AssessmentRule[]
}

/** Whether a question has at least one choice. */
export function isAnswered(question: AssessmentQuestion, answers: Answers): boolean {
  return (answers[question.id]?.length ?? 0) > 0
}

/** Whether all answers that a rule names are given. */
function applies(rule: AssessmentRule, answers: Answers): boolean {
  for (const question in rule.answers)
    if (!answers[question]?.includes(rule.answers[question] as string)) return false
  return true
}

/**
 * Returns the outcome of the answers so far. A single answer decides a crisis or an age below 18. Any other outcome
 * needs an answer to every question; then the first of these wins: not a candidate, own doctor first, candidate.
 * @returns null while the assessment goes on
 */
export function decide({ questions, rules }: Assessment, answers: Answers): Decision | null {
  const crisis: AssessmentRule[] = []
  const minor: AssessmentRule[] = []
  const notCandidate: AssessmentRule[] = []
  const ownDoctor: AssessmentRule[] = []
  const candidate: AssessmentRule[] = []
  const applying = { crisis, minor, notCandidate, ownDoctor, candidate }
  for (const rule of rules) if (applies(rule, answers)) applying[rule.outcome].push(rule)
  if (crisis.length > 0) return { outcome: 'crisis', rules: crisis, forOwnDoctor: [] }
  if (minor.length > 0) return { outcome: 'minor', rules: minor, forOwnDoctor: ownDoctor }
  for (const question of questions) if (!isAnswered(question, answers)) return null
  if (notCandidate.length > 0)
    return { outcome: 'notCandidate', rules: notCandidate, forOwnDoctor: ownDoctor }
  if (ownDoctor.length > 0) return { outcome: 'ownDoctor', rules: ownDoctor, forOwnDoctor: [] }
  return { outcome: 'candidate', rules: candidate, forOwnDoctor: [] }
}

/**
 * What a screen decides: the outcome of the questions before it, or null when it asks the next question.
 * @param screen index from 0; the outcome follows the last question, or the one whose answer ends the assessment
 */
export function decisionAt(assessment: Assessment, answers: Answers, screen: number): Decision | null {
  const before = assessment.questions.slice(0, screen).map(({ id }) => [id, answers[id] ?? []])
  return decide(assessment, Object.fromEntries(before))
}

/** The choices of a question that are a crisis by themselves. */
export function crisisChoices(assessment: Assessment, { id, choices }: AssessmentQuestion): string[] {
  return choices
    .filter((choice) => decide(assessment, { [id]: [choice.id] })?.outcome === 'crisis')
    .map((choice) => choice.id)
}

/** The last screen that the answers reach: the outcome's, or that of the first question without an answer. */
export function lastScreen(assessment: Assessment, answers: Answers): number {
  const { questions } = assessment
  const last = questions.findIndex(
    (question, index) => !isAnswered(question, answers) || decisionAt(assessment, answers, index) !== null,
  )
  return last < 0 ? questions.length : last
}

/**
 * The choices of a question after one of them is pressed. In a multiple question the unremarkable choice ("None of
 * these") excludes the others, and they exclude it.
 */
export function withChoice(
  question: AssessmentQuestion,
  chosen: readonly string[],
  pressed: string,
): string[] {
  if (question.kind === 'single') return [pressed]
  if (chosen.includes(pressed)) return chosen.filter((choice) => choice !== pressed)
  if (pressed === question.unremarkable) return [pressed]
  return [...chosen.filter((choice) => choice !== question.unremarkable), pressed]
}

/** The reasons of rules, in the order of the questions that they name first. */
export function reasonsOf(rules: readonly AssessmentRule[], { questions }: Assessment): string[] {
  const placeOf = ({ answers }: AssessmentRule) => questions.findIndex(({ id }) => id in answers)
  return [...rules].sort((one, other) => placeOf(one) - placeOf(other)).map(({ reason }) => reason)
}
