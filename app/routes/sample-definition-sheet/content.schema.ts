import { z } from 'zod'
import { fact, list, objects, text } from '../../content/checks/fields.schema.ts'
import { samplePage } from '../../content/promises/samples.schema.ts'

/** The sample definition sheet. */
export const sheetSchema = samplePage.extend({
  title: text(8, 70, 'Title of the sheet.'),
  facts: list(3, fact),
  definition: text(60, 260, 'The definition of the agreement.'),
  columns: list(3, text(4, 40, 'Heading of a column.')),
  tests: objects(4, {
    test: text(8, 48, 'What must be true.'),
    agreed: text(12, 120, 'How this practice defines it.'),
    checked: text(12, 120, 'How it is known.'),
  }),
  excluded: z.strictObject({
    heading: text(8, 40, 'Above the list.'),
    items: list([3, 4], text(6, 120, 'A booking that does not count.')),
  }),
  counting: z.strictObject({
    heading: text(8, 40, 'Above the paragraph.'),
    text: text(40, 320, 'When a booking counts.'),
  }),
  disputes: z.strictObject({
    heading: text(8, 40, 'Above the paragraph.'),
    text: text(40, 420, 'How it is settled.'),
  }),
  signatures: list(2, text(4, 60, 'Who signs.')),
  signatureLines: list(2, text(3, 30, 'Label under a line.')),
  note: text(60, 320, 'Margin note.'),
})

export type DefinitionSheet = z.infer<typeof sheetSchema>
