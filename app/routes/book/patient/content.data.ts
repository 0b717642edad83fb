import { z } from 'zod'
import * as p from '../../../content/read/parts.ts'
import { readContent } from '../../../content/read/read-content.ts'

/** The window's title, before the clinic's short name; search engines are asked not to list the page. */
const page = { title: p.label, description: p.filled('clinic') }
const card = z.strictObject({ title: p.label, text: p.paragraph })

const schema = z.strictObject({
  nav: p.group(p.label, 'label', 'start', 'presentation', 'assessment', 'consultation'),
  start: z.strictObject({
    ...page,
    headline: p.headline,
    lead: p.lead,
    presentation: card,
    assessment: card.extend({ time: p.label }),
    consultation: card.extend({ text: p.filled('place'), time: p.filled('minutes'), action: p.label }),
    phone: p.filled('phone'),
  }),
  presentation: z.strictObject({
    ...page,
    plays: p.filled('minutes'),
    lasts: p.filled('minutes'),
    download: p.label,
    textOf: p.headline,
    offLabel: p.headline,
    player: p.group(p.label, 'label', 'play', 'pause', 'again', 'previous', 'next', 'list').extend({
      place: p.filled('number', 'count'),
    }),
    next: card.omit({ title: true }).extend({
      headline: p.headline,
      assessment: p.label,
      consultation: p.label,
    }),
  }),
  assessment: z.strictObject(page),
  questions: z.strictObject(page),
  unknown: z.strictObject({
    meta: z.strictObject({ title: p.label, description: p.line }),
    headline: p.headline,
    text: p.paragraph,
    next: p.headline,
    steps: p.list(p.line, [2, 4]),
  }),
  consultation: z.strictObject({
    ...page,
    headline: p.headline,
    lead: p.filled('minutes', 'place'),
    privacy: p.paragraph,
    about: z.strictObject({ heading: p.headline, items: p.list(p.line, [3, 5]) }),
    book: z.strictObject({
      heading: p.headline,
      online: p.label,
      sample: z.strictObject({
        heading: p.label,
        days: p.list(p.label, [3, 5]),
        times: p.list(p.label, [2, 5]),
        chosen: p.paragraph,
      }),
    }),
  }),
})

export const path = readContent('pages/book-patient.yaml', schema)
