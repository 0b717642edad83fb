import { z } from 'zod'
import { fillPlaceholders } from '../placeholders.ts'
import * as p from '../read/parts.ts'
import { readContent, readEntries } from '../read/read-content.ts'

/** Text that all specialties' pages share. */
export const specialtyLabels = readContent(
  'specialties.yaml',
  z.strictObject({
    kicker: p.filled('practices'),
    ...p.labels('asOf', 'glance', 'refused', 'allowed', 'others'),
    stages: p.section({ link: p.link }),
    sources: p.filled('count'),
    smallPrint: p.paragraph,
    where: p.group(p.label, 'ad', 'page', 'desk'),
    sample: p.section({
      note: p.paragraph,
      practice: p.label,
      answers: p.filled('number'),
      minutes: p.filled('count'),
    }),
    counsel: p.line,
    platforms: p.section({ ...p.labels('refuses', 'instead'), note: p.line }),
    month: z.strictObject({
      kicker: p.kicker,
      starts: p.filled('starts', 'kept'),
      price: p.filled('needed'),
      returns: p.filled('count', 'returns', 'price', 'patients'),
      leaves: p.filled('patients', 'amount'),
      short: p.filled('patients', 'amount'),
      closes: z.strictObject({ one: p.line, several: p.filled('missing'), price: p.filled('needed') }),
      legend: z.strictObject({
        booked: p.filled('booked'),
        kept: p.filled('kept'),
        starts: p.filled('patients'),
        ...p.labels('takes', 'ringed'),
      }),
      note: p.paragraph,
      link: p.label,
    }),
    guarantee: z.strictObject({ text: p.text(20, 700), link: p.link }),
  }),
)

/** The number of the question that a line of the sample answers. */
const answers = z.number().int().min(1)

const schema = z.strictObject({
  /** As menus and lists show it. */
  name: p.label,
  /** Its place among the others; without one it comes last. */
  order: z.number().default(99),
  draft: z.boolean().optional(),
  /** Without it, the practices and the lead. */
  meta: p.mayBeEmpty(p.meta),
  practices: p.label,
  headline: p.turnedHeadline,
  lead: p.lead,
  closing: p.headline,
  // All else may stay empty.
  facts: p.mayBeEmpty(p.list(p.fact, [4, 5])),
  questions: p.mayBeEmpty(
    p.section({
      items: p.objects(
        { question: p.line, where: z.enum(['ad', 'page', 'desk']), answer: p.paragraph },
        [5, 7],
      ),
    }),
  ),
  claims: p.mayBeEmpty(
    p.section({
      struck: p.line,
      allowed: p.paragraph,
      why: p.paragraph,
      items: p.objects({ claim: p.text(20, 560), source: p.source }, [3, 6]),
    }),
  ),
  platforms: p.mayBeEmpty(
    p.objects(
      { name: p.label, rule: p.paragraph, alternative: p.paragraph, source: p.source.optional() },
      [3, 4],
    ),
  ),
  /** A landing page drawn on the specialty's page. */
  sample: p.mayBeEmpty(
    z.strictObject({
      notice: p.line,
      headline: p.headline,
      price: z.strictObject({ amount: p.label, text: p.line, answers }),
      visit: z.strictObject({
        title: p.label,
        parts: p.objects({ label: p.label, minutes: z.number().int().positive() }, [3, 3]),
      }),
      facts: p.objects({ text: p.line, answers }, [3, 3]),
      intake: z.strictObject({ question: p.line, options: p.list(p.label, [2, 3]) }),
      button: p.label,
    }),
  ),
  month: z
    .strictObject({
      /** What one patient pays, in the month of the guarantee. */
      patientPaysDollars: z.number().int().positive(),
      /** What each may come back for. */
      returns: p.group(p.label, 'one', 'several').extend({ dollars: z.number().int().positive() }).optional(),
      reading: p.paragraph.optional(),
    })
    .optional(),
  /** Both in a few words, for lists: the line we'd never run and what we say instead. */
  tile: p.mayBeEmpty(p.group(p.label, 'never', 'instead')),
  /** One patient, as the home page follows them for this specialty. Without it, home tells its own specialty's. */
  story: p.mayBeEmpty(
    z.strictObject({
      /** What the entries of the appointment book say, in turn. */
      entries: p.list(p.text(2, 6), [3, 5]),
      /** What happens at the ad, the page, the form, the callback and the price of another agency. */
      lost: p.section({ lead: p.line, moments: p.list(p.line, [5, 5], 5) }).omit({ headline: true }),
      /** The answers that the practice reads before the visit. */
      intake: p.objects({ question: p.label, answer: p.label }, [7, 7]),
      guide: z.strictObject({
        title: p.group(p.label, 'plain', 'turn'),
        pages: p.objects({ page: z.number().int(), text: p.label }, [4, 4]),
      }),
      /** The question on the third screen, and the place of the answer that is taken. */
      question: z.strictObject({
        text: p.line,
        choices: p.list(p.label, [3, 3]),
        chosen: z.number().int().min(0).max(2),
      }),
      /** The reminder on the day of the visit, after its time. */
      reminder: p.line,
    }),
  ),
})

/** The specialties and their pages: a file of `content/specialties` each. */
export const specialties = readEntries('specialties/*.yaml', schema)
  .map((specialty) => ({
    ...specialty,
    meta: specialty.meta ?? {
      title: fillPlaceholders(specialtyLabels.kicker, { practices: specialty.practices }),
      description: specialty.lead,
    },
    path: `/specialties/${specialty.slug}`,
  }))
  .sort((one, other) => one.order - other.order)

/** As menus and lists show them. */
export const specialtyLinks = specialties.map(({ name, path }) => ({ label: name, href: path }))

export type Specialty = (typeof specialties)[number]
