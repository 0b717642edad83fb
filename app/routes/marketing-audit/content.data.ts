import { z } from 'zod'
import { CHECK_IDS, FAULTS, GROUPS, PARTS, REASONS } from '../../../website-check/result.ts'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const EFFORTS = ['hour', 'days', 'weeks'] as const
/** What can be answered, by its value in the address. */
export const answerValues = ['yes', 'partly', 'no', 'unknown'] as const
/** Of what a check or a question looks at. */
const looked = {
  name: p.label,
  cost: p.paragraph,
  source: p.source.optional(),
  effort: z.enum(EFFORTS),
  fix: p.paragraph,
}

const schema = p
  .page({
    kicker: p.kicker,
    start: z.strictObject({
      headline: p.turnedHeadline,
      ...p.group(p.paragraph, 'text', 'withoutCheck').shape,
      ...p.labels('noWebsite', 'begin'),
    }),
    messages: p.group(p.section({ text: p.paragraph }), 'unknown', 'deleted'),
    field: z.strictObject({ ...p.labels('label', 'example', 'submit'), keep: p.line }),
    refusals: z.strictObject({ address: p.filled('address'), limit: p.line, busy: p.line }),
    reading: z.strictObject({
      ...p.group(p.filled('site'), 'headline', 'line', 'done').shape,
      text: p.line,
      ...p.labels('refresh', 'other'),
    }),
    asking: z.strictObject({
      ...p.group(p.filled('number', 'count'), 'count', 'title').shape,
      skip: p.label,
      keep: p.line,
    }),
    answers: p.group(p.label, ...answerValues),
    questions: p.objects(
      { id: p.key, asks: p.line, check: p.paragraph, means: p.group(p.line, ...answerValues), ...looked },
      [1, 5],
    ),
    first: z.array(p.key),
    result: z.strictObject({
      ...p.labels('title', 'one', 'turn', 'ringed', 'none', 'answerRest', 'next', 'fine', 'open', 'restart'),
      ...p.labels('cost', 'fix', 'forDesigner', 'change', 'where', 'home', 'serverSaid', 'delete', 'first'),
      ...p.group(p.filled('site'), 'of', 'failed').shape,
      ...{ many: p.filled('count'), read: p.filled('date', 'pages'), missing: p.filled('parts') },
      ...{ answered: p.filled('answered', 'count'), given: p.filled('answer') },
      ...p.group(p.paragraph, 'noneText', 'notNeeded', 'alsoUs', 'keep', 'sources').shape,
      noneLink: p.link,
      call: p.nextStep,
      note: p.group(p.label, 'first', 'answers'),
    }),
    efforts: p.group(p.label, ...EFFORTS),
    sample: p.group(p.label, 'label', 'quote'),
    covers: p.label,
    groups: p.group(p.label, ...GROUPS, 'office'),
    parts: p.group(p.label, ...PARTS),
    reasons: p.group(p.line, ...REASONS),
    faults: p.group(p.paragraph, ...FAULTS),
    checks: p.group(z.strictObject({ ...looked, good: p.line, bad: p.paragraph }), ...CHECK_IDS),
    attorney: z.strictObject({
      heading: p.label,
      text: p.line,
      sources: p.objects({ term: p.label, meaning: p.paragraph, source: p.source }, [3, 6]),
      asOf: p.line,
    }),
    limits: z.strictObject({ heading: p.label, lines: p.list(p.line, [3, 6]) }),
    leaveOut: p.filled('robot'),
    next: p.nextStep,
    reviewBy: z.iso.date(),
  })
  .refine(
    ({ first, questions, checks }) =>
      first.every((id) => id in checks || questions.some((one) => one.id === id)),
    { path: ['first'], error: 'names what is neither a check nor the id of a question' },
  )

export const marketingAudit = readContent('pages/marketing-audit.yaml', schema)
