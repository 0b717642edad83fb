import { z } from 'zod'
import { headline, href, kicker, lead, link, list, meta, opening, point, text } from './fields.schema.ts'
import { edition } from './guide/edition.ts'
import { strategyCall } from './promises.ts'

/** Labels around an iframe, and its fallback. */
const framed = {
  newTabLabel: text(10, 60, 'Link that opens it in a new tab; always visible.'),
  fallback: z.strictObject({
    heading: text(12, 70, 'That it does not answer.'),
    text: text(40, 260, 'What to do instead.'),
    phoneLabel: text(6, 40, 'Link to call.'),
    emailLabel: text(6, 40, 'Link to write.'),
    newTabLabel: text(10, 60, 'Link to it in a new tab.'),
  }),
  withoutScripts: text(40, 260, 'Shown where scripts do not run.'),
  smallPrint: text(20, 160, 'What it costs and what happens with the answers.'),
}

export const leadFrameSchema = z.strictObject({ frameTitle: z.literal(edition.formName), ...framed })

/** The iframe's title is fixed by the specification. */
export const bookSchema = z.strictObject({
  meta,
  ...opening,
  lead,
  onTheCall: z.strictObject({
    heading: text(8, 60, 'Heads the list of what happens on the call.'),
    items: list(text(20, 140, 'One thing that happens, in its order.'), 3, 5),
  }),
  frame: z.strictObject({ frameTitle: z.literal(strategyCall.title), ...framed }),
})

const step = z.strictObject({
  number: z.number().int().min(1).max(3),
  title: text(6, 60, 'What to do.'),
  text: text(30, 260, 'What they will find.'),
  /** Instead, where the agency sends texts. */
  withTexts: z
    .strictObject({ title: text(6, 60, 'What to do.'), text: text(30, 260, 'What they will find.') })
    .optional(),
})

export const confirmationSchema = z.strictObject({
  meta,
  kicker,
  headline,
  /** Shown for a known booking: {when} is day, time and time zone, {minutes} its length. */
  knownTime: z.strictObject({
    text: text(20, 160, 'Says the time; carries {when}.').refine((value) => value.includes('{when}'), {
      error: 'must carry {when}',
    }),
    length: text(20, 80, 'Says the length that was booked; carries {minutes}.').refine(
      (value) => value.includes('{minutes}'),
      { error: 'must carry {minutes}' },
    ),
    change: text(20, 160, 'How to change or cancel it.'),
  }),
  /** Shown without a valid booking reference, for example for a bookmark. */
  bareVisit: z.strictObject({
    text: text(20, 240, 'What holds if they have booked, and what if they have not.'),
    link,
  }),
  video: z.strictObject({
    title: z.literal('What to Expect Next'),
    text: text(20, 160, 'Said on the tile, which has no player.'),
  }),
  steps: list(step, 3),
  checklist: z.strictObject({
    heading: text(8, 60, 'Heads the list.'),
    items: list(point, 4),
  }),
  contact: text(20, 160, 'How to reach a person; carries {phone}.').refine(
    (value) => value.includes('{phone}'),
    { error: 'must carry {phone}' },
  ),
  home: z.strictObject({ label: text(8, 40, 'Link to the home page.'), href }),
})

export type BookContent = z.infer<typeof bookSchema>
export type FramedContent = Omit<BookContent['frame'], 'frameTitle'> & { frameTitle: string }
export type ConfirmationContent = z.infer<typeof confirmationSchema>
