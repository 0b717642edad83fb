import { z } from 'zod'
import { checkContent, list, text } from '../checks/fields.schema.ts'
import { guarantees } from './promises.ts'

const { consultations, withinDays, monthDays } = guarantees.paidTraffic

const entry = z.strictObject({
  day: z.number().int().min(0).max(4).describe('0 is Monday, 4 is Friday.'),
  row: z.number().int().min(0).max(3).describe('Row of the page, from the morning on.'),
  label: text(4, 10, 'A treatment or complaint in one or two short words, or “Follow-up”.'),
  state: z.enum(['new', 'followUp', 'latest']).describe('`latest` is drawn dark, once.'),
})

const bookedWeeksSchema = z.strictObject({
  tab: text(4, 20, 'The paper tab on share pictures.'),
  title: text(4, 32, 'Heads the week.'),
  days: list(5, text(3, 3, 'Weekday, three letters.')),
  rows: z.number().int().min(3).max(6).describe('Rows of the page.'),
  entries: z.array(entry).min(8).max(16),
  /** New consultations in each week from launch to the deadline. */
  weeks: z.array(z.number().int().min(0)).min(8),
  /** The weeks at the end that make up the guarantee’s month. */
  lastWeeks: z.number().int().min(1),
  runTitle: text(10, 60, 'Heads the run of weeks.'),
  firstWeek: text(4, 12, 'Label of the first week.'),
  lastWeek: text(4, 12, 'Label of the last.'),
  total: text(10, 60, 'Under the last weeks: their total.'),
  description: text(60, 420, 'What a reader who cannot see the drawing is told.'),
  caption: text(8, 40, 'Says that it is a drawing.'),
})

export type BookedWeeks = z.infer<typeof bookedWeeksSchema>

const weeks = [1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 6, 6, 7]
const lastWeeks = 4

/** Drawing in the home page's hero; its caption says that it is not data. The last weeks add up to the guarantee. */
export const bookedWeeks = checkContent('app/content/promises/booked-weeks.ts', bookedWeeksSchema, {
  tab: `Week ${weeks.length}`,
  title: `Your schedule in week ${weeks.length}`,
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  rows: 4,
  entries: [
    { day: 0, row: 0, label: 'Knee pain', state: 'new' },
    { day: 1, row: 1, label: 'Ketamine', state: 'new' },
    { day: 2, row: 0, label: 'Follow-up', state: 'followUp' },
    { day: 3, row: 0, label: 'Botox', state: 'new' },
    { day: 4, row: 1, label: 'Skin', state: 'new' },
    { day: 0, row: 2, label: 'Follow-up', state: 'followUp' },
    { day: 2, row: 2, label: 'Numb feet', state: 'new' },
    { day: 1, row: 3, label: 'Follow-up', state: 'followUp' },
    { day: 4, row: 2, label: 'Vision', state: 'new' },
    { day: 3, row: 3, label: 'Knee pain', state: 'latest' },
  ],
  weeks,
  lastWeeks,
  runTitle: 'New consultations each week after launch',
  firstWeek: 'Week 1',
  lastWeek: `Day ${withinDays}`,
  total: `${consultations} in ${monthDays} days`,
  description: `A schedule in week ${weeks.length} after launch. New consultations rise from ${weeks[0]} in week 1 to ${weeks.at(-1)} in week ${weeks.length}, and the last ${lastWeeks} weeks add up to ${consultations}.`,
  caption: 'Illustration',
})
