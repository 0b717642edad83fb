import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'
import { promises } from './promises.data.ts'

const count = z.number().int().min(0)
const { consultations } = promises.paidTraffic

const schema = z
  .strictObject({
    ...p.group(p.label, 'tab', 'title', 'runTitle', 'firstWeek', 'lastWeek', 'total', 'caption').shape,
    days: z.array(p.label).length(5),
    rows: count.min(3),
    entries: p.objects(
      { day: count.max(4), row: count, label: p.label, state: z.enum(['new', 'followUp', 'latest']) },
      [8, 16],
    ),
    weeks: p.list(count, [8, 16]),
    lastWeeks: count.min(1),
    description: p.paragraph,
  })
  .superRefine(({ weeks, lastWeeks }, context) => {
    const drawn = weeks.slice(-lastWeeks).reduce((sum, week) => sum + week, 0)
    if (drawn !== consultations)
      context.addIssue({
        code: 'custom',
        path: ['weeks'],
        message: `counts ${drawn} consultations in its last ${lastWeeks} weeks, and content/promises.yaml promises ${consultations} (paidTraffic.consultations); make them the same`,
      })
  })

/** Drawing in the home page's hero; its caption says that it is not data. The last weeks add up to the guarantee. */
export const bookedWeeks = readContent(
  'sections/booked-weeks.yaml',
  schema,
  ({ weeks, lastWeeks }: z.output<typeof schema>) => ({
    drawn: {
      weeks: weeks.length,
      first: weeks.findIndex((count) => count > 0) + 1,
      last: weeks.at(-1),
      lastWeeks,
    },
  }),
)
