import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  states: p.group(
    p.section({ time: p.filled('when'), note: p.paragraph.optional() }),
    ...(['ahead', 'moved', 'begun', 'over', 'canceled'] as const),
  ),
  /** Behind the headline of a call to come. */
  seeYou: p.filled('day', 'time'),
  /** A page of the calendar; the days begin with Sunday. */
  month: z.strictObject({ days: p.list(z.string(), [7, 7], 7), description: p.filled('day', 'time') }),
  length: p.filled('minutes', 'count'),
  email: z.strictObject({ sent: p.filled('email'), wrong: p.filled('phone') }),
  bareVisit: p.section({ text: p.paragraph, link: p.link }),
  /** With an outside widget, of whose emails nothing is known. */
  outside: z.strictObject({ text: p.paragraph, steps: p.list(p.textStep, [1, 3]) }),
  unknown: p.section({
    description: p.line,
    text: p.paragraph,
    call: p.filled('phone'),
  }),
  actions: p.group(
    p.label,
    ...(['change', 'move', 'cancel', 'join', 'again', 'calendar', 'google', 'outlook', 'file'] as const),
  ),
  film: p.film.optional(),
  filmDownload: p.label,
  /** In place of a film. */
  filmTile: z.strictObject({ note: p.paragraph, description: p.line }),
  agenda: z.strictObject({
    title: p.label,
    parts: p.objects({ share: z.number(), what: p.label }, [3, 5]),
  }),
  agreement: z.strictObject({ heading: p.label, text: p.paragraph, link: p.link }),
  steps: p.list(p.textStep, [2, 4]),
  moved: p.textStep,
  textReminders: p.textStep,
  checklist: z.strictObject({ heading: p.label, items: p.list(p.point, [3, 5]) }),
  preparation: p.group(p.line, 'heading', 'text', 'choose', 'send', 'sent'),
  contact: p.filled('phone'),
  home: p.link,
})

export const bookingConfirmation = readContent('pages/booking-confirmation.yaml', schema)
