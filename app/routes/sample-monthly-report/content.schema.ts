import { z } from 'zod'
import { fact, list, objects, text } from '../../content/checks/fields.schema.ts'
import { samplePage } from '../../content/promises/samples.schema.ts'

const count = z.number().int().positive()

/** The sample monthly report. */
export const reportSchema = samplePage.extend({
  title: text(8, 60, 'Title of the report.'),
  facts: list(3, fact),
  result: z.strictObject({
    headline: text(10, 60, 'The number that the guarantee counts.'),
    text: text(30, 200, 'What it means for the guarantee.'),
  }),
  chart: z.strictObject({
    caption: text(10, 80, 'Title of the chart.'),
    description: text(60, 320, 'Text alternative.'),
    target: text(4, 24, 'Label of the line.'),
    weeks: objects([4, 6], { label: text(4, 8, 'Days after launch.'), booked: count }),
  }),
  flow: z.strictObject({
    heading: text(8, 48, 'Above the table.'),
    rows: objects([8, 12], {
      label: text(4, 48, 'What is counted.'),
      value: text(1, 12, 'The figure.'),
      note: text(3, 90, 'How it is computed or where it comes from.').optional(),
    }),
  }),
  excluded: z.strictObject({
    heading: text(8, 60, 'Above the list.'),
    rows: objects([2, 5], { reason: text(8, 60, 'Why it does not count.'), count }),
  }),
  remarks: objects(3, {
    heading: text(8, 40, 'Above the list.'),
    items: list([1, 4], text(20, 200, 'One change or task.')),
  }),
})

export type SampleReport = z.infer<typeof reportSchema>
