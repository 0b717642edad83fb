import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'
import { questionSchema, ruleSchema } from './assessment.schema.ts'
import { presentationSchema } from './presentation.schema.ts'

const percent = z.number().min(0).max(100)

/** A primary source: the study's name, its journal and year, and a permanent link. */
const source = { name: p.label, journal: p.line, href: z.url({ protocol: /^https$/ }) }

const drawnStudy = z.strictObject({
  ...source,
  who: p.line,
  /** Response rate with ketamine, and of the comparison. */
  ketamine: percent,
  compared: z.strictObject({ percent, what: p.label }).optional(),
  finding: p.paragraph,
})
const study = drawnStudy.partial({ who: true, ketamine: true })

const schema = z.strictObject({
  factsAsOf: z.string(),
  crisis: z.strictObject({ lead: p.line, text: p.paragraph }),
  offLabel: p.paragraph,
  range: p.paragraph,
  studies: z.record(z.string(), study),
  evidence: z.strictObject({
    chart: z.strictObject({
      title: p.label,
      ketamine: p.label,
      note: p.paragraph,
      studies: p.list(drawnStudy, [2, 5]),
    }),
    moreHeading: p.headline,
    more: p.list(study, [1, 4]),
  }),
  keepCare: p.paragraph,
  risks: z.strictObject({
    heading: p.headline,
    sideEffects: p.headline,
    intro: p.line,
    before: p.list(p.paragraph, [1, 4]),
    whoShouldNot: p.paragraph,
    after: p.list(p.paragraph, [1, 4]),
  }),
  asStudied: p.paragraph,
  nasal: z.strictObject({
    paragraphs: p.list(p.text(20, 600), [1, 4]),
    sourcesLabel: p.label,
    sources: p.objects({ label: p.label, href: source.href }, [1, 4]),
  }),
  disclaimer: p.list(p.paragraph, [1, 4]),
  labels: z.strictObject({
    ...p.labels('advertisement', 'disclaimer', 'sources', 'assessment', 'price', 'phone', 'address'),
    paidFor: p.filled('clinic'),
    about: p.filled('clinic'),
    minutes: p.filled('minutes'),
    madeBy: p.line,
    facts: p.line,
    demo: p.line,
    updated: p.line,
    presentation: z.strictObject({ watch: p.label, headline: p.filled('clinic') }),
    visit: z.strictObject({ arrival: p.label, minutes: p.filled('minutes'), hours: p.filled('hours') }),
  }),
  claims: z.strictObject({
    metroResidentsNearly: z.string(),
    studiesOver: z.number(),
    antidepressantsTriedAtLeast: z.number(),
    medicationTrialWeeks: z.strictObject({ from: z.number(), to: z.number() }),
    published: z.string(),
  }),
  questions: z.record(z.string(), questionSchema),
  rules: z.record(z.string(), z.array(ruleSchema)),
  presentation: presentationSchema,
})

/** What the pages of all clinics share. The texts of the owner's folder can name all of it, see `read/names.ts`. */
export const patients = readContent('patients/shared.yaml', schema)

export type Source = Pick<z.infer<typeof study>, keyof typeof source>
