import { z } from 'zod'
import { promises } from '../promises/promises.data.ts'
import * as p from '../read/parts.ts'
import { outcomeNames } from './outcomes.ts'

const id = z.string().regex(/^[a-z][a-z-]*$/, { error: 'must be an id such as blood-pressure' })

export const questionSchema = z.strictObject({
  id,
  text: p.line,
  hint: p.line.optional(),
  kind: z.enum(['single', 'multiple']),
  choices: p.objects({ id, label: p.text(2, 80) }, [2, 6], 2),
  /** The choice without a rule; of a multiple question, the one that excludes the others. */
  unremarkable: id,
})

export const ruleSchema = z.strictObject({
  outcome: z.enum(outcomeNames),
  /** Questions with their choices; the rule applies when all of them are chosen. */
  answers: z.record(id, id),
  /** What the patient reads: what the answer means for the next step, never a diagnosis. */
  reason: p.paragraph,
  /** The reason comes first in any outcome, with the buttons for 988 and 911. */
  offersHelp: z.literal(true).optional(),
})

const { questions } = promises.pathwayAssessment

/** The questions and rules of one clinic. `assessment-checks.ts` checks what they mean together. */
export const assessmentSchema = z.strictObject({
  questions: p.list(questionSchema, [questions, questions]),
  rules: p.list(ruleSchema, [4, 60]),
})

export type Assessment = z.infer<typeof assessmentSchema>
export type AssessmentQuestion = Assessment['questions'][number]
export type AssessmentRule = Assessment['rules'][number]
