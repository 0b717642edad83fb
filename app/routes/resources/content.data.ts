import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const group = p.section({ note: p.line.optional() })
const shelf = group.extend({
  items: p.objects(
    { title: p.label, what: p.paragraph, forWhom: p.line, takes: p.label, href: p.href },
    [1, 4],
  ),
})

const schema = p.page({
  kicker: p.kicker,
  headline: p.turnedHeadline,
  lead: p.lead,
  terms: p.line,
  tools: shelf,
  guides: shelf,
  articles: group.extend({
    /** By the categories of blog.yaml. */
    forWhom: z.record(z.string(), p.line),
    all: p.link,
  }),
  samples: group,
  specialties: group,
  outline: z.strictObject({
    pages: p.filled('first', 'last'),
    headline: p.headline,
    lead: p.lead,
    pagesBefore: z.number().int(),
    chapters: p.objects({ title: p.label, rule: p.line, pages: z.number().int() }, [5, 7]),
    rules: p.list(p.line, [3, 5]),
  }),
  next: p.nextStep,
})

export const resources = readContent('pages/resources.yaml', schema)
export type ResourceItem = (typeof resources)['tools']['items'][number]
