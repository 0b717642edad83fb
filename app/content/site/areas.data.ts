import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'
import { site } from './site.data.ts'

const specialty = z.enum(site.specialties, { error: `must be one of ${site.specialties.join(', ')}` })
const zips = z
  .array(z.string().regex(/^\d{3}(\d\d)?$/, { error: 'must be a ZIP code or its first 3 digits' }))
  .min(1)

/** Where practices have signed, or may sign until a date. */
export const areas = readContent(
  'territories.yaml',
  z.strictObject({
    groups: z.array(z.array(specialty).min(2)),
    taken: z.array(z.strictObject({ specialty, zips, since: z.iso.date() })),
    promised: z.array(z.strictObject({ specialty, zips, until: z.iso.date() })),
  }),
)

const above = { headline: p.headline, lead: p.lead, submit: p.label }

/** The words around “Is my area open?”. */
export const areaContent = readContent(
  'pages/area.yaml',
  p.page({
    ...above,
    /** The words in place of these while no area is taken or promised. */
    allOpen: z.strictObject(above),
    ringed: p.label,
    takeAlong: p.line,
    map: z.strictObject({ alt: p.line, yours: p.label }),
    ...p.labels('specialty', 'choose', 'zip', 'waitlist'),
    zipHint: p.line,
    answers: z.strictObject({
      open: p.filled('specialty', 'zip'),
      openText: p.line,
      taken: p.filled('specialty', 'zip'),
      takenText: p.line,
      promised: p.filled('specialty', 'zip', 'until'),
      promisedText: p.line,
      wrong: p.filled('zip'),
      group: p.filled('rivals'),
    }),
    next: p.nextStep,
    terms: z.array(z.strictObject({ term: p.label, meaning: p.paragraph })).min(1),
    clause: z.strictObject({ source: p.label, link: p.link }),
  }),
)

/** What stands above the form, and on its button. */
export const areaPrompt = areas.taken.length + areas.promised.length > 0 ? areaContent : areaContent.allOpen
