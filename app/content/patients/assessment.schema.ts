import { z } from 'zod'
import { list, objects, text } from '../checks/fields.schema.ts'
import { pathwayAssessment } from '../promises/promises.ts'

/**
 * The outcomes of the Pathway Assessment, the one that wins over the others first. The answer that leads to `crisis` or
 * `minor` ends the assessment at once; `candidate` remains when no rule points elsewhere.
 */
export const outcomeNames = ['crisis', 'minor', 'notCandidate', 'ownDoctor', 'candidate'] as const

const id = z.string().regex(/^[a-z][a-z-]*$/, { error: 'must be an id such as blood-pressure' })

const questionSchema = z.strictObject({
  id,
  text: text(10, 110, 'The question.'),
  hint: text(10, 140, 'How to answer it.').optional(),
  kind: z.enum(['single', 'multiple']).describe('One choice, or all that apply.'),
  choices: objects([2, 6], { id, label: text(2, 75, 'The choice, as the patient would say it.') }),
  unremarkable: id.describe(
    'The choice without a rule; of a multiple question, the one that excludes the others.',
  ),
})

const ruleSchema = z.strictObject({
  outcome: z.enum(outcomeNames),
  answers: z.record(id, id).describe('Question and choice; the rule applies when all of them are chosen.'),
  reason: text(
    20,
    300,
    'What the patient reads: what the answer means for the next step, never a diagnosis.',
  ),
  offersHelp: z
    .literal(true)
    .optional()
    .describe('Whether the reason stands first in any outcome, with the buttons for 988 and 911.'),
})

/** The questions and rules of one clinic. `assessment-checks.ts` checks what they mean together. */
export const assessmentSchema = z.strictObject({
  questions: list(pathwayAssessment.questions, questionSchema),
  rules: list([4, 60], ruleSchema),
})

export type OutcomeName = (typeof outcomeNames)[number]
export type Assessment = z.infer<typeof assessmentSchema>
export type AssessmentQuestion = Assessment['questions'][number]
export type AssessmentRule = Assessment['rules'][number]
