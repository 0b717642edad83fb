import { z } from 'zod'
import { list, objects, text } from '../../content/checks/fields.schema.ts'
import { samplePage } from '../../content/promises/samples.schema.ts'

const note = z.strictObject({
  title: text(4, 48, 'What the note is about.'),
  text: text(30, 320, 'Why the passage is worded as it is.'),
})

const numbered = { note: z.number().int().positive().describe('Number of the margin note.') }

/** The sample ad, the landing page behind it, and a sentence as it was edited. */
export const adSchema = samplePage.extend({
  title: text(8, 60, 'Title of the document.'),
  practice: text(4, 30, 'Stands in for the practice’s name.'),
  notesHeading: text(4, 30, 'Names the margin notes for screen readers.'),
  ad: z.strictObject({
    heading: text(4, 30, 'Above the ad.'),
    initials: text(1, 3, 'In place of the practice’s logo.'),
    sponsored: text(4, 20, 'The platform’s label.'),
    passages: objects([2, 3], { text: text(20, 220, 'A passage of the ad.'), ...numbered }),
    picture: z.strictObject({
      line: text(8, 60, 'The large line.'),
      text: text(8, 80, 'Below it.'),
      ...numbered,
    }),
    domain: text(4, 40, 'The address under the picture.'),
    headline: text(8, 70, 'The ad’s headline.'),
    button: text(4, 20, 'The ad’s button, as a drawing.'),
    notes: list(4, note),
  }),
  page: z.strictObject({
    heading: text(4, 40, 'Above the landing page.'),
    disclosure: z.strictObject({ text: text(20, 80, 'Who paid.'), ...numbered }),
    crisis: z.strictObject({ text: text(20, 120, 'Crisis line.'), ...numbered }),
    headline: text(12, 90, 'The landing page’s headline.'),
    passages: objects([4, 6], {
      title: text(4, 40, 'Bold line above the passage.').optional(),
      text: text(20, 340, 'The passage.'),
      ...numbered,
    }),
    form: z.strictObject({
      fields: list(3, text(3, 30, 'A field.')),
      box: text(12, 80, 'The unchecked box.'),
      button: text(4, 40, 'The form’s button, as a drawing.'),
      ...numbered,
    }),
    foot: text(20, 220, 'The last lines of the page.'),
    notes: list(7, note),
  }),
  redline: z.strictObject({
    heading: text(8, 60, 'Above the edited sentence.'),
    text: text(30, 220, 'What the reader sees.'),
    struck: text(10, 120, 'The draft.'),
    struckLabel: text(4, 20, 'Read to screen readers before it.'),
    added: text(30, 260, 'What replaced it.'),
    addedLabel: text(4, 20, 'Read to screen readers before it.'),
    reasons: list([2, 4], text(20, 200, 'Why it was changed.')),
    asOf: text(20, 160, 'When the rules were last checked.'),
  }),
})

export type SampleAd = z.infer<typeof adSchema>
export type AdNote = SampleAd['ad']['notes'][number]
