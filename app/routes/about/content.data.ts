import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const head = p.sectionHead.shape

const schema = p.page({
  order: p.order('people', 'record', 'patientQuestions', 'refusals', 'checks'),
  /** A marked-up sentence as the headline, with what the pencil notes beside it. */
  hero: z.strictObject({
    kicker: p.kicker,
    sentence: p.list(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('kept'), text: p.text(1, 60) }),
        z.strictObject({ kind: z.enum(['struck', 'added']), text: p.text(1, 60), note: z.number().int() }),
      ]),
      [3, 8],
    ),
    ...p.labels('struckLabel', 'addedLabel', 'noteLabel'),
    notes: p.objects({ who: p.label, text: p.line }, [3, 5]),
    caption: p.line,
    source: p.link,
    who: p.line,
    lead: p.lead,
    callToAction: p.label,
    smallPrint: p.line,
  }),
  patientQuestions: z.strictObject({
    ...head,
    cards: p.objects({ who: p.label, questions: p.list(p.label, [2, 7]) }, [1, 3]),
  }),
  refusals: z.strictObject({
    ...head,
    no: p.label,
    items: p.objects({ asked: p.label, answer: p.paragraph }, [3, 5]),
  }),
  checks: z.strictObject({
    ...head,
    /** `minutes` is drawn on the face of a clock; a day and more fills it. */
    items: p.objects(
      {
        takes: p.label,
        minutes: z.coerce.number().int().positive(),
        title: p.label,
        text: p.paragraph,
        link: p.link.optional(),
      },
      [3, 5],
    ),
    imprintLabel: p.label,
    callToAction: p.label,
  }),
})

export const about = readContent('pages/about.yaml', schema)
