import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** Short labels in charts and tables. */
export const {
  workedExample: workedExampleLabels,
  agenda: agendaLabels,
  keptPage,
} = readContent(
  'sections/diagrams.yaml',
  z.strictObject({
    workedExample: z.strictObject({
      ...p.labels('adSpend', 'fee', 'booked', 'kept', 'accepted', 'perPatient'),
      ...p.labels('cost', 'revenue', 'left', 'short'),
      at: p.filled('price'),
      method: p.link,
    }),
    agenda: z.strictObject({ minutes: p.filled('from', 'to'), next: p.label }),
    /** The page that a visitor leaves the call with. */
    keptPage: z.strictObject({
      ...p.labels('title', 'stamp'),
      lines: p.objects({ name: p.label, value: p.label }, [3, 5]),
      link: p.link,
    }),
  }),
)
