import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** Short labels in charts and tables. */
export const {
  gantt: ganttLabels,
  growth: growthLabels,
  workedExample: workedExampleLabels,
  deadline: deadlineLabels,
  agenda: agendaLabels,
} = readContent(
  'sections/diagrams.yaml',
  z.strictObject({
    gantt: p.group(p.label, 'week'),
    growth: p.group(p.label, 'firstMonth'),
    workedExample: p
      .group(
        p.label,
        'adSpend',
        'fee',
        'booked',
        'kept',
        'accepted',
        'perPatient',
        'cost',
        'revenue',
        'left',
        'short',
      )
      .extend({ at: p.filled('price'), path: p.filled('booked', 'kept', 'patients'), method: p.link }),
    deadline: z.strictObject({
      start: p.label,
      planned: p.filled('from', 'to'),
      end: p.filled('day'),
      description: p.filled('from', 'to', 'day'),
    }),
    agenda: z.strictObject({ minutes: p.filled('from', 'to') }),
  }),
)

export type WorkedExampleLabels = typeof workedExampleLabels
