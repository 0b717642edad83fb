import { z } from 'zod'
import { CHECK_IDS, FAULTS, GROUPS, PARTS, REASONS } from '../../../website-check/result.ts'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

const services = z.array(z.strictObject({ name: z.string(), signs: z.array(z.string().min(4)).min(1) }))

/** What the check knows of the web. */
export const knownWeb = readContent(
  'website-check.yaml',
  z.strictObject({
    reviewBy: z.iso.date(),
    booking: services,
    ads: services,
    recorders: services,
    container: z.url({ protocol: /^https$/ }),
    treatments: z.array(z.array(z.string()).min(1)),
    claims: z.array(z.string().min(2)).min(1),
  }),
)

const message = p.section({ text: p.paragraph })

/** The words of the website check. */
export const websiteCheckContent = readContent(
  'pages/website-check.yaml',
  p.page({
    resultTitle: p.label,
    kicker: p.kicker,
    messages: p
      .group(message, 'off', 'unknown', 'deleted')
      .extend({ start: message.extend({ headline: p.turnedHeadline }) }),
    field: z.strictObject({
      text: p.filled('count'),
      ...p.labels('label', 'example', 'submit'),
      keep: p.line,
    }),
    refusals: z.strictObject({ address: p.filled('address'), limit: p.line, busy: p.line }),
    progress: z.strictObject({
      headline: p.filled('site'),
      text: p.line,
      refresh: p.label,
      steps: p.group(p.label, 'waiting', 'robots', 'home', 'booking', 'treatment', 'container'),
    }),
    result: z.strictObject({
      headline: p.filled('site'),
      read: p.filled('date', 'pages'),
      missing: p.filled('parts'),
      failed: p.filled('site'),
      note: p.filled('site', 'problems'),
      auditText: p.filled('count', 'left'),
      ...p.labels('firstHeading', 'fixLabel', 'where', 'home', 'serverSaid', 'good', 'bad'),
      ...p.labels('couldNotTell', 'again', 'audit', 'auditInstead', 'delete', 'noteFirst'),
      ...p.group(p.line, 'noneFirst', 'notNeeded', 'keep').shape,
      alsoUs: p.paragraph,
      call: p.nextStep,
    }),
    sample: p.group(p.label, 'label', 'quote'),
    ...p.labels('looksAt'),
    groups: p.group(p.label, ...GROUPS),
    parts: p.group(p.label, ...PARTS),
    reasons: p.group(p.line, ...REASONS),
    faults: p.group(p.paragraph, ...FAULTS),
    checks: p.group(
      z.strictObject({ name: p.label, good: p.line, bad: p.paragraph, fix: p.line }),
      ...CHECK_IDS,
    ),
    attorney: z.strictObject({
      heading: p.label,
      text: p.line,
      sources: p.objects({ ...p.source.shape, says: p.paragraph, not: p.paragraph }, [3, 6]),
      asOf: p.line,
    }),
    limits: z.strictObject({ heading: p.label, lines: p.list(p.line, [3, 6]) }),
    leaveOut: p.filled('robot'),
    next: p.nextStep,
  }),
)
