import { z } from 'zod'
import {
  closingContent,
  headline,
  href,
  kicker,
  lead,
  list,
  meta,
  nextStep,
  objects,
  prose,
  source,
  text,
  turnedHeadline,
} from '../../content/checks/fields.schema.ts'

const answer = (manual: string) => text(20, 150, manual)

const question = z.strictObject({
  id: z
    .string()
    .regex(/^q[1-9]\d?$/, { error: 'must be q and a number, e.g. q7' })
    .describe('Part of the address. Never give a number to another question: saved links depend on it.'),
  name: text(5, 22, 'The question in two or three words, for the drawing.'),
  asks: text(25, 90, 'The question. Yes is always the good answer.'),
  tool: text(5, 30, 'What it is answered with.'),
  minutes: z.number().int().min(1).max(10).describe('How long that takes.'),
  check: text(60, 300, 'What to do, and what counts as partly.'),
  why: text(40, 260, 'Why it matters. A figure has its source.'),
  source: source.optional(),
  more: z.strictObject({ label: text(8, 48, 'Where the link leads.'), href }).optional(),
  means: z.strictObject({
    yes: answer('What yes means, or when to look again.'),
    partly: answer('Who is lost by a partly.'),
    no: answer('Who is lost, and where to.'),
    unknown: answer('What to do when the answer is unknown.'),
  }),
  effort: z.enum(['hour', 'days', 'weeks']).describe('What the fix takes.'),
  fix: z.strictObject({
    title: text(15, 80, 'The fix, as an instruction.'),
    text: text(40, 220, 'How to begin with it.'),
  }),
})

/** One station of a patient's path and its questions. */
export const stationSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+$/, { error: 'must be one lower-case word' }),
  name: text(8, 24, 'What happens to the patient here.'),
  person: text(40, 160, 'What the person does at this station.'),
  questions: list(3, question),
})

const state = z.strictObject({ headline, text: prose(8, 60, 'What the state means and what to do.') })

const resultSchema = z.strictObject({
  states: z.strictObject({
    empty: state,
    partial: text(30, 200, 'Beside the count while questions are unanswered.'),
    fixes: text(30, 200, 'When all is answered and something needs fixing.'),
    unknowns: text(30, 200, 'When all is answered, nothing needs fixing and something is unknown.'),
    allYes: text(30, 260, 'When every answer is yes.'),
    allYesLink: z.strictObject({ label: text(8, 48, 'Leads on from there.'), href }),
  }),
  summary: z.strictObject({
    before: text(6, 36, 'Heads the stations beside the questions before the first answer.'),
    heading: text(6, 36, 'Heads them afterwards.'),
    first: text(6, 36, 'Before the first fix.'),
    whole: text(6, 36, 'Leads to the result.'),
  }),
  legend: text(4, 60, 'Explains the symbols of the drawing.'),
  answers: z.strictObject({
    yes: text(2, 16, 'The answer.'),
    partly: text(2, 16, 'The answer.'),
    no: text(2, 16, 'The answer.'),
    unknown: text(2, 16, 'The answer.'),
    open: text(2, 20, 'No answer yet.'),
  }),
  efforts: z.strictObject({
    hour: text(8, 50, 'The quickest fix.'),
    days: text(8, 50, 'A slower one.'),
    weeks: text(8, 50, 'The slowest.'),
  }),
  fixesHeading: text(8, 60, 'Heads the fixes.'),
  order: text(40, 260, 'How they are ordered.'),
  unknownsHeading: text(6, 50, 'Heads the unknown.'),
  change: text(6, 36, 'Leads back to the questions.'),
  restart: text(6, 36, 'Clears the answers.'),
  call: nextStep,
})

const formSchema = z.strictObject({
  checkLabel: text(4, 30, 'Over what to do.'),
  whyLabel: text(4, 30, 'Over why it matters.'),
  printedFix: text(4, 40, 'On paper only: before the fix.'),
  submit: text(6, 36, 'The form’s button.'),
  submitNote: text(20, 160, 'Beside the button: what happens to the answers.'),
  liveNote: text(20, 160, 'Beside the button where the result follows each answer without it.'),
  practice: text(4, 20, 'On paper only.'),
  date: text(4, 20, 'On paper only.'),
  viewLabel: text(4, 30, 'Names the choice of a view.'),
  views: z.strictObject({
    steps: text(4, 26, 'The view with one question.'),
    sheet: text(4, 26, 'The view with all questions.'),
  }),
  previous: text(4, 20, 'Leads to the question before.'),
  next: text(4, 20, 'Leads to the next question.'),
  toResult: text(4, 26, 'Leads to the result, in place of the next question at the end of either way.'),
  quick: z.strictObject({ headline, text: text(30, 160, 'What the short way asks.') }),
  further: z.strictObject({ headline, text: text(30, 200, 'What the long way takes.') }),
  goOn: text(6, 36, 'Leads from the short way to the long one.'),
})

/** /marketing-audit */
export const marketingAuditSchema = z.strictObject({
  meta,
  kicker,
  headline: turnedHeadline,
  lead,
  begin: text(6, 36, 'Leads to the first question.'),
  aside: nextStep,
  preparation: z.strictObject({
    heading: text(6, 40, 'Heads what to know before.'),
    lines: objects(4, { label: text(3, 24, 'A need.'), text: text(15, 190, 'What it is.') }),
  }),
  stations: list(5, stationSchema),
  result: resultSchema,
  form: formSchema,
  sources: text(40, 260, 'The date of the sources, and that this isn’t legal advice.'),
  reviewBy: z.iso.date().describe('The day by which the sources must be reviewed.'),
  closing: closingContent,
})

export type MarketingAuditContent = z.infer<typeof marketingAuditSchema>
export type AuditResultWords = z.infer<typeof resultSchema>
export type AuditFormWords = z.infer<typeof formSchema>
export type AuditStation = z.infer<typeof stationSchema>
export type AuditQuestion = AuditStation['questions'][number]
