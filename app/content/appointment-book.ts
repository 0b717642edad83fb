import { z } from 'zod'
import { checkContent, list, text } from './fields.schema.ts'

const entry = z.strictObject({
  day: z.number().int().min(0).max(4).describe('0 is Monday, 4 is Friday.'),
  hour: z.number().int().min(9).max(16).describe('Full hour on a 24-hour clock.'),
  kind: text(2, 14, 'One short word: the column is narrow on a phone.'),
  state: z.enum(['booked', 'followed', 'latest']).describe('`latest` is drawn dark, once.'),
})

const bookSchema = z.strictObject({
  tab: text(4, 20, 'The paper tab above the page.'),
  title: text(4, 24, 'The week.'),
  count: text(4, 28, 'How many entries the page holds.'),
  days: list(text(3, 3, 'Weekday, three letters.'), 5),
  description: text(60, 300, 'What a reader who cannot see the drawing is told.'),
  caption: text(20, 160, 'Says that it is a drawing.'),
  entries: z.array(entry).min(10).max(30),
})

export type AppointmentBook = z.infer<typeof bookSchema>

const booked = (day: number, hour: number, kind: string) => ({ day, hour, kind, state: 'booked' as const })
const followed = (day: number, hour: number, kind: string) => ({
  day,
  hour,
  kind,
  state: 'followed' as const,
})

/** Seven new consultations a week are about 30 a month, slightly above the promise. */
const entries: AppointmentBook['entries'] = [
  booked(0, 9, 'New'),
  booked(2, 11, 'New'),
  followed(1, 14, 'Again'),
  booked(3, 9, 'New'),
  followed(2, 9, 'Again'),
  booked(1, 10, 'New'),
  followed(4, 13, 'Again'),
  booked(4, 10, 'New'),
  booked(0, 14, 'New'),
  { day: 3, hour: 15, kind: 'New', state: 'latest' },
]

const drawn = entries.filter((one) => one.state !== 'followed').length

/** Illustration in the home page's hero; its caption says that it is not data. */
export const appointmentBook = checkContent('app/content/appointment-book.ts', bookSchema, {
  tab: 'Week 9 of 13',
  title: 'Monday to Friday',
  count: `${drawn} new consultations`,
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  description: `A drawing of one week in a practice’s appointment book, Monday to Friday, nine to five. ${drawn} hours are filled with new consultations and three with returning patients; the rest is free.`,
  caption: 'A drawing of the idea: no client’s calendar.',
  entries,
})
