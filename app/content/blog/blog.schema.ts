import { z } from 'zod'
import { headline, kicker, lead, meta, text } from '../checks/fields.schema.ts'

const label = text(2, 40, 'A label.')

/** The list of articles, and the labels around an article. */
export const blogSchema = z.strictObject({
  list: z.strictObject({
    meta,
    kicker,
    headline,
    lead,
    filterLabel: text(6, 40, 'Names the row of filter buttons.'),
    all: text(3, 10, 'The filter that shows everything.'),
    unknownCategory: text(6, 40, 'Stands where a category’s name would, for one that does not exist.'),
    // Text fixed by the specification.
    empty: z.literal('No posts found in this category.'),
    showAll: label,
    next: z.strictObject({ text: text(30, 200, 'Why the next step follows.'), label }),
  }),
  article: z.strictObject({
    backToList: label,
    contents: label,
    sources: label,
    sourceLabel: label,
    reviewedBy: text(8, 60, 'Before the name of the clinical reviewer.'),
    about: z.strictObject({
      heading: label,
      text: text(80, 420, 'Who writes, with what interest, and how to object.'),
    }),
    offer: z.strictObject({
      text: text(30, 200, 'Why a reader would talk to us.'),
      callToAction: z.literal('Book Free Consultation'),
    }),
    neighbors: label,
    previous: label,
    next: label,
    related: text(8, 60, 'Heading over other articles of the category.'),
  }),
})
