import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  order: p.order('people', 'record', 'patientQuestions', 'claims', 'refusals', 'data', 'work', 'checks'),
  hero: p.hero,
  patientQuestions: p.section({
    cards: p.objects({ who: p.label, questions: p.list(p.label, [2, 7]) }, [1, 3]),
    note: p.line,
  }),
  claims: p.section({
    paragraphs: p.list(p.paragraph, [1, 3]),
    proof: z.strictObject({
      ...p.labels('heading', 'struckLabel', 'addedLabel', 'noteLabel'),
      sentence: p.list(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('kept'), text: p.text(1, 160) }),
          z.strictObject({ kind: z.enum(['struck', 'added']), text: p.text(1, 160), note: z.number().int() }),
        ]),
        [3, 10],
      ),
      notes: p.objects({ who: p.label, text: p.line }, [3, 5]),
      caption: p.line,
      source: p.link,
    }),
  }),
  refusals: p.section({ items: p.objects({ asked: p.label, answer: p.paragraph }, [3, 5]) }),
  data: p.section({
    caption: p.line,
    labels: p.group(p.label, 'whose', 'where', 'who', 'limit'),
    rows: p.objects({ whose: p.label, where: p.line, who: p.line, limit: p.line }, [2, 4]),
    link: p.link,
  }),
  work: p.section({ items: p.objects({ title: p.label, text: p.paragraph, link: p.link }, [1, 3]) }),
  checks: p.section({
    items: p.objects({ takes: p.label, title: p.label, text: p.paragraph, link: p.link.optional() }, [3, 5]),
    missing: p.paragraph,
    imprintLabel: p.label,
    callToAction: p.label,
  }),
})

export const about = readContent('pages/about.yaml', schema)
