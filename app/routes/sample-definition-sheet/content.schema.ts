import { z } from 'zod'
import { list, text } from '../../content/checks/fields.schema.ts'
import { samplePage } from '../../content/promises/samples.schema.ts'

/** The sample definition sheet. */
export const sheetSchema = samplePage.extend({
  title: text(8, 70, 'Title of the sheet.'),
  facts: list(z.strictObject({ term: text(4, 20, 'Label.'), value: text(4, 60, 'Value.') }), 3),
  definition: text(60, 260, 'The definition of the agreement.'),
  columns: list(text(4, 40, 'Heading of a column.'), 3),
  tests: list(
    z.strictObject({
      test: text(8, 48, 'What must be true.'),
      agreed: text(12, 120, 'How this practice defines it.'),
      checked: text(12, 120, 'How it is known.'),
    }),
    4,
  ),
  excluded: z.strictObject({
    heading: text(8, 40, 'Above the list.'),
    items: list(text(6, 120, 'A booking that does not count.'), 3, 4),
  }),
  counting: z.strictObject({
    heading: text(8, 40, 'Above the paragraph.'),
    text: text(40, 320, 'When a booking counts.'),
  }),
  disputes: z.strictObject({
    heading: text(8, 40, 'Above the paragraph.'),
    text: text(40, 420, 'How it is settled.'),
  }),
  signatures: list(text(4, 60, 'Who signs.'), 2),
  signatureLines: list(text(3, 30, 'Label under a line.'), 2),
  note: text(60, 320, 'Margin note.'),
})

export type DefinitionSheet = z.infer<typeof sheetSchema>
