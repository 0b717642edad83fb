import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'
import { edition } from './edition.data.ts'

const opening = { meta: p.meta, kicker: p.kicker, headline: p.headline }
const next = p.nextStep.extend({ href: p.href })

const schema = z.strictObject({
  form: z.strictObject({
    ...opening,
    lead: p.lead,
    coverLine: p.line,
    frame: p.frame,
    sentence: z.strictObject({ heading: p.label, text: p.paragraph }),
    contents: z.strictObject({ heading: p.line, lead: p.paragraph, pageWord: p.label }),
    answers: z.strictObject({
      heading: p.label,
      items: p.objects(
        { question: p.line, answer: p.paragraph, answerWithTexts: p.paragraph.optional() },
        [3, 5],
      ),
    }),
    next,
  }),
  download: z.strictObject({
    ...opening,
    lead: p.lead,
    button: p.label,
    file: p.line,
    onward: p.label,
    readers: z.strictObject({ heading: p.label, lead: p.paragraph }),
  }),
  thanks: z.strictObject({
    ...opening,
    again: p.nextStep,
    steps: p.list(p.textStep, [2, 4]),
    home: p.link,
    /** Sentences that begin with the linked name. */
    reading: z.strictObject({
      headline: p.headline,
      items: p.objects({ name: p.label, href: p.href, text: p.line }, [2, 4]),
    }),
    next,
  }),
})

/** The pages of the guide: the one with its form, the download, and the thanks. */
export const playbook = readContent('guide/playbook.yaml', schema, () => ({ edition }))
