import { z } from 'zod'
import { href, lead, list, meta, nextStep, opening, text } from '../checks/fields.schema.ts'
import { leadFrameSchema, step } from '../site/booking.schema.ts'
import { relatedLinks } from '../site/service.schema.ts'

const next = nextStep.extend({ href })

const answer = z.strictObject({
  question: text(8, 70, 'What a careful reader asks before leaving an address.'),
  answer: text(40, 330, 'The answer, whole.'),
})

/** The page with the form. */
export const playbookSchema = z.strictObject({
  meta,
  ...opening,
  lead,
  coverLine: text(20, 120, 'Under the cover: what kind of file it is.'),
  frame: leadFrameSchema,
  sentence: z.strictObject({
    heading: text(8, 60, 'Heads the excerpt.'),
    text: text(60, 340, 'A thought of the guide in full, so that nobody gives an address for the unseen.'),
  }),
  contents: z.strictObject({
    heading: text(8, 80, 'Heads the list of chapters.'),
    lead: text(40, 260, 'What the list shows.'),
    pageWord: text(3, 12, 'Read before a page number.'),
  }),
  answers: z.strictObject({ heading: text(8, 70, 'Heads the answers.'), items: list(4, answer) }),
  marketing: z.strictObject({
    withTexts: text(20, 120, 'Fills {marketing}, where the form offers texts.'),
    withoutTexts: text(20, 120, 'Fills {marketing}, where it offers none.'),
  }),
  next,
})

/** The page with the download. */
export const downloadSchema = z.strictObject({
  meta,
  ...opening,
  lead,
  /** Fixed by the specification. */
  button: z.literal('Download PDF'),
  file: text(20, 140, 'What kind of file it is.'),
  onward: text(6, 40, 'Leads to the page after the download, without a download.'),
  readers: z.strictObject({
    heading: text(8, 70, 'Heads the table of who reads what.'),
    lead: text(40, 260, 'How to use it.'),
  }),
})

/** The page after the download. */
export const thanksSchema = z.strictObject({
  meta,
  ...opening,
  /** If the download has not started. */
  again: nextStep,
  steps: list(3, step),
  /** Fixed by the specification. */
  home: z.strictObject({ label: z.literal('Return to Home'), href }),
  reading: relatedLinks,
  next,
})

export type PlaybookContent = z.infer<typeof playbookSchema>
