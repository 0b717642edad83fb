import { expect, type Page } from '@playwright/test'
import type { AssessmentQuestion } from '../../../app/content/patients/assessment.schema.ts'
import { decide } from '../../../app/content/patients/assessment.ts'
import { assessmentLabels } from '../../../app/content/patients/assessment-labels.data.ts'
import type { Clinic } from '../../../app/content/patients/clinics.data.ts'
import type { OutcomeName } from '../../../app/content/patients/outcomes.ts'
import { waitForIsland } from '../steps/islands.ts'

/** One choice for each question, by their ids. */
export type Answers = Readonly<Record<string, readonly string[]>>

export const addressOf = ({ slug }: Clinic, step = 'assessment') => `/book?clinic=${slug}&step=${step}`

/**
 * Returns answers with this outcome: all are unremarkable, except at most one at the question `from` or a later one.
 */
export function answersFor({ assessment }: Clinic, outcome: OutcomeName, from = 0): Answers {
  const plain = Object.fromEntries(assessment.questions.map(({ id, unremarkable }) => [id, [unremarkable]]))
  const variants = assessment.questions
    .slice(from)
    .flatMap(({ id, choices }) => choices.map((choice) => ({ ...plain, [id]: [choice.id] })))
  const found = [plain, ...variants].find((answers) => decide(assessment, answers)?.outcome === outcome)
  if (!found) throw new Error(`No single answer leads to ${outcome}.`)
  return found
}

export async function openAssessment(page: Page, clinic: Clinic): Promise<void> {
  await page.goto(addressOf(clinic))
  await waitForIsland(page, 'assessment')
}

export const questionHeading = (page: Page, { text }: AssessmentQuestion) =>
  page.getByRole('heading', { level: 2, name: text })
export const choices = (page: Page) => page.locator('.choices input')
export const outcomeOf = (page: Page) => page.locator('[data-outcome]')
export const next = (page: Page) =>
  page.getByRole('button', {
    name: new RegExp(`^(${assessmentLabels.next}|${assessmentLabels.toOutcome})$`),
  })

/** Chooses the answers of the question that is shown. A crisis answer takes its question from the screen. */
export async function choose(page: Page, question: AssessmentQuestion, answers: Answers): Promise<void> {
  await expect(questionHeading(page, question)).toBeVisible()
  for (const [index, { id }] of question.choices.entries())
    if (answers[question.id]?.includes(id)) await choices(page).nth(index).click()
}

/** Answers question by question until the outcome is shown, which some answers lead to at once. */
export async function answerAll(page: Page, { assessment }: Clinic, answers: Answers): Promise<void> {
  for (const question of assessment.questions) {
    await choose(page, question, answers)
    const ending = decide(assessment, { [question.id]: answers[question.id] ?? [] })?.outcome
    if (ending === 'crisis') break
    await next(page).click()
    if (ending) break
  }
  await expect(outcomeOf(page)).toBeVisible()
}
