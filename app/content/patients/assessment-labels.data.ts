import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'
import { outcomeNames } from './outcomes.ts'

/** May name the clinic and its phone number. */
const aboutClinic = p.text(20, 300, ['clinic?', 'phone?'])

const outcome = z.strictObject({
  heading: p.headline,
  meaning: p.list(aboutClinic, [1, 4]),
  /** Above the reasons of the rules. Without reasons, `nothing` is the reason. */
  why: p.label,
  nothing: p.line.optional(),
  next: p.label,
  steps: p.list(aboutClinic, [1, 5]),
  /** The last of the steps: what to do if an answer needs a closer look. */
  closerLook: aboutClinic.optional(),
})

const labels = z.strictObject({
  ...p.labels('title', 'outcome', 'back', 'next', 'toOutcome', 'startOver', 'print'),
  ...p.labels('forOwnDoctor', 'toConsultation', 'toPresentation', 'toQuestions', 'toAssessment'),
  /** Before the first question. */
  lead: p.filled('questions', 'minutes'),
  privacy: p.line,
  progress: p.filled('number', 'of'),
  missing: p.group(p.line, 'single', 'multiple'),
  crisis: p.group(p.line, 'call', 'text', 'emergency', 'chat', 'numbers', 'label'),
  /** How to call the clinic, on the result of a candidate and on the consultation's page. */
  clinic: z.strictObject({
    call: p.filled('phone'),
    open: p.filled('hours'),
    ...p.group(p.line, 'sayLabel', 'say', 'noMore').shape,
  }),
  /** The page that lists all questions and rules. */
  reading: z.strictObject({
    lead: p.paragraph,
    stop: p.line,
    /** Before what a rule says. */
    says: p.filled('choices'),
    /** In place of an outcome, where a choice is only something to mention. */
    mention: p.line,
    /** What the unremarkable choice means. */
    otherwise: p.filled('choice'),
    last: p.filled('choice'),
    outcomes: p.headline,
    order: p.line,
    ifAny: p.group(p.line, ...outcomeNames),
  }),
})

/** Labels of the Pathway Assessment, on its screens and on the page that lists the questions; texts of its outcomes. */
export const { labels: assessmentLabels, outcomes: outcomeTexts } = readContent(
  'patients/assessment.yaml',
  z.strictObject({ labels, outcomes: p.group(outcome, ...outcomeNames) }),
)

export type OutcomeLabels = z.infer<typeof outcome>
