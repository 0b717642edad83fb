import { z } from 'zod'
import { headline, href, lead, link, list, meta, objects, point, text } from '../checks/fields.schema.ts'
import { filmSchema } from '../checks/film.schema.ts'
import { edition } from '../guide/edition.ts'
import { agendaMinutes } from '../promises/agenda-minutes.ts'
import { strategyCall } from '../promises/promises.ts'

const fallback = z.strictObject({
  heading: text(12, 70, 'That it does not answer.'),
  text: text(40, 260, 'What to do instead.'),
  phoneLabel: text(6, 40, 'Link to call.'),
  emailLabel: text(6, 40, 'Link to write.'),
  newTabLabel: text(10, 60, 'Link to it in a new tab.'),
})

/** Labels around an iframe, and its fallback. */
const framed = {
  newTabLabel: text(10, 60, 'Link that opens it in a new tab; always visible.'),
  fallback,
  withoutScripts: text(40, 260, 'Shown where scripts do not run.'),
  smallPrint: text(20, 160, 'What it costs and what happens with the answers.'),
}

export const leadFrameSchema = z.strictObject({ frameTitle: z.literal(edition.formName), ...framed })

/** The iframe's title is fixed by the specification. */
export const bookSchema = z.strictObject({
  meta,
  headline,
  lead,
  onTheCall: z.strictObject({
    heading: text(8, 60, 'Heads the list of what happens on the call.'),
    items: list([3, 5], text(20, 140, 'One thing that happens, in its order.')),
  }),
  frame: z.strictObject({ frameTitle: z.literal(strategyCall.title), ...framed }),
  steps: z.strictObject({
    time: text(10, 40, 'Above the calendar.'),
    details: text(10, 40, 'Above the form.'),
  }),
})

export const step = z.strictObject({
  number: z.number().int().min(1).max(3),
  title: text(6, 60, 'What to do.'),
  text: text(30, 260, 'What they will find.'),
})

const carries = (schema: ReturnType<typeof text>, token: string) =>
  schema.refine((value) => value.includes(token), { error: `must carry ${token}` })

/** What the page says of a call in one state. */
const stateOfCall = z.strictObject({
  headline,
  time: carries(text(10, 80, 'Says the time; carries {when}.'), '{when}'),
  note: text(20, 200, 'What holds now, or what to do.').optional(),
})

/** The minutes of the parts add up to the call's length whatever that is set to: the rules allow 5 to 240 minutes. */
const agendaParts = objects([3, 5], {
  share: z.number().positive(),
  what: text(6, 60, 'What this part of the call is about.'),
}).superRefine((parts, context) => {
  for (let minutes = 5; minutes <= 240; minutes++) {
    const total = agendaMinutes(
      parts.map(({ share }) => share),
      minutes,
    ).reduce((sum, part) => sum + part, 0)
    if (total !== minutes) context.addIssue(`adds up to ${total} minutes of a call of ${minutes}`)
  }
})

export const confirmationSchema = z.strictObject({
  meta,
  states: z.strictObject({
    ahead: stateOfCall,
    moved: stateOfCall,
    begun: stateOfCall,
    over: stateOfCall,
    cancelled: stateOfCall,
  }),
  length: carries(text(20, 80, 'Says the length; carries {minutes}.'), '{minutes}'),
  /** Where the confirmation went, and what to do when that address is wrong. */
  email: z.strictObject({
    sent: carries(text(20, 80, 'Carries {email}.'), '{email}'),
    wrong: carries(text(40, 200, 'How to correct it; carries {phone}.'), '{phone}'),
  }),
  /** Without a booking reference: after a booking with an outside provider, or from a bookmark. */
  bareVisit: z.strictObject({
    headline,
    text: text(20, 240, 'What holds if they have booked, and what if they have not.'),
    link,
  }),
  /** In place of a call that the reference in the address does not lead to. */
  unknown: z.strictObject({
    headline,
    description: meta.shape.description,
    text: text(40, 240, 'Why there may be none, and what to do.'),
    call: carries(text(20, 80, 'Whom to ask; carries {phone}.'), '{phone}'),
  }),
  actions: z.strictObject({
    change: text(6, 40, 'Heads the links that change the call.'),
    move: text(6, 40, 'Link to move it.'),
    cancel: text(6, 40, 'Link to cancel it.'),
    join: text(6, 40, 'Link to the video room.'),
    again: text(6, 40, 'Link to book another call.'),
    calendar: text(6, 40, 'Heads the links to calendars.'),
    google: text(6, 40, 'Link to Google Calendar.'),
    outlook: text(6, 40, 'Link to Outlook.'),
    file: text(6, 40, 'Link to the calendar file.'),
  }),
  /** Shown above the agenda; without a film there is no player. */
  film: filmSchema.optional(),
  filmDownload: text(8, 40, 'Link to the film’s file, for a browser that cannot play it.'),
  agenda: z.strictObject({
    title: z.literal('What to Expect Next'),
    text: text(20, 160, 'Its {minutes}, of which {count} come before the questions.'),
    parts: agendaParts,
  }),
  agreement: z.strictObject({
    heading: text(8, 60, 'Heads the link to the sample agreement.'),
    text: text(40, 200, 'What it is, and what to do with it.'),
    link,
  }),
  /**
   * The first one says what the email has; `moved` replaces it after a move. The second one says how reminders arrive;
   * `textReminders` replaces it for a visitor who gets texts.
   */
  steps: list(3, step),
  moved: step,
  textReminders: step,
  checklist: z.strictObject({
    heading: text(8, 60, 'Heads the list.'),
    items: list(4, point),
  }),
  contact: carries(text(20, 160, 'How to reach a person; carries {phone}.'), '{phone}'),
  home: z.strictObject({ label: text(8, 40, 'Link to the home page.'), href }),
})

export type BookContent = z.infer<typeof bookSchema>
export type FramedContent = Omit<BookContent['frame'], 'frameTitle'> & { frameTitle: string }
export type ConfirmationContent = z.infer<typeof confirmationSchema>
