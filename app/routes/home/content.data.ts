import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const head = p.sectionHead.shape
const whole = z.number().int()

const schema = p.page({
  order: p.order(
    'problem',
    'stages',
    'assessment',
    'guides',
    'journey',
    'differences',
    'letter',
    'growth',
    'beforeAfter',
    'caseStudies',
    'specialties',
    'commitment',
    'strategyCall',
    'faq',
  ),
  /** The specialty whose patient the page follows, as content/specialties names it. */
  specialty: p.key,
  visit: z.strictObject({
    week: whole.min(1).max(4),
    weekday: whole.min(1).max(5),
    time: p.label,
    name: p.label,
  }),
  hero: p.hero.omit({ smallPrint: true }).extend({ terms: p.line, link: p.link, specialties: p.label }),
  book: z.strictObject({
    ...p.labels('title', 'booked'),
    days: p.list(p.label, [5, 5], 5),
    caption: p.line,
    description: p.paragraph,
  }),
  problem: z.strictObject({
    ...head,
    moments: p.objects({ when: p.label, name: p.label }, [5, 5]),
    gone: p.label,
    audit: p.link,
  }),
  stages: z.strictObject({ ...head, link: p.link }),
  assessment: z.strictObject({
    ...head,
    advantages: p.objects({ title: p.label, text: p.line }, [3, 4]),
    card: p.label,
  }),
  guides: z.strictObject({
    ...head,
    ...p.labels('practice', 'contents', 'note'),
    page: p.filled('page'),
    link: p.link,
  }),
  journey: z.strictObject({
    ...head,
    label: p.line,
    never: p.label,
    screens: p.objects({ when: p.label, name: p.label }, [5, 5], 5),
    question: p.label,
    calendar: z.strictObject({
      ...p.labels('title'),
      text: p.line,
      choices: p.list(p.label, [3, 3]),
      chosen: whole.min(0).max(2),
    }),
    confirmation: z.strictObject({ title: p.label, choices: p.list(p.label, [2, 3]) }),
    link: p.link,
  }),
  differences: z.strictObject({
    ...head,
    items: p.objects({ text: p.line, note: p.line.optional() }, [7, 7]),
    link: p.link,
  }),
  growth: z.strictObject({
    ...head,
    disclaimer: p.line,
    link: p.link,
  }),
  beforeAfter: z.strictObject({
    ...head,
    ...p.labels('before', 'after'),
    pairs: p.objects({ before: p.label, after: p.label }, [6, 6]),
  }),
  caseStudies: z.strictObject({
    ...head,
    stamp: p.label,
    examples: p.objects({ specialty: p.label, assumptions: p.month }, [2, 4]),
    reading: p.filled('booked', 'kept', 'patients', 'covering'),
    leaves: p.filled('amount'),
    loses: p.filled('amount'),
    disclaimer: p.paragraph,
  }),
  specialties: z.strictObject({
    kicker: p.kicker,
    headline: z.strictObject({ plain: p.filled('count'), turn: p.filled('count') }),
    ...p.labels('never', 'instead'),
  }),
  commitment: z.strictObject({
    ...head,
    check: p.group(p.label, 'sample', 'payTo', 'payee', 'amount', 'memo'),
    terms: p.objects({ term: p.label, meaning: p.line }, [3, 4]),
    most: z.strictObject({ title: p.label, cases: p.objects({ name: p.label, lost: p.label }, [2, 3]) }),
    link: p.link,
  }),
  strategyCall: z.strictObject({
    ...head,
    agenda: p.objects({ minutes: whole, what: p.line }, [3, 5]),
    ...p.labels('callToAction', 'host'),
    ...p.labels('area', 'areaSubmit'),
  }),
  faq: p.faq.extend({ kicker: p.kicker }),
})

export const home = readContent('pages/home.yaml', schema)
