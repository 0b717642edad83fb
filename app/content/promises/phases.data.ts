import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'
import { iconNames } from '../site/icons.ts'

/** The phases of the work and the words of their drawing. A phase without `toWeek` runs on. */
export const phases = readContent(
  'sections/phases.yaml',
  z.strictObject({
    ...p.labels('weeks', 'later'),
    bars: p.line,
    items: p.objects(
      {
        number: z.number().int(),
        icon: z.enum(iconNames),
        title: p.label,
        timeline: p.label,
        fromWeek: z.number().int(),
        toWeek: z.number().int().nullable(),
        whatHappens: p.list(p.line, [3, 4]),
        deliverable: p.line,
        involvement: p.line,
        brief: p.group(p.label, 'get', 'yours'),
      },
      [4, 6],
    ),
  }),
)

export type Phase = (typeof phases.items)[number]
