import { z } from 'zod'
import { daysBetween, printDate, weekdayOf } from '../dates.ts'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

const day = z.iso.date()

const schema = z.strictObject({
  title: p.label,
  formName: p.label,
  fileName: z.string().regex(/^[a-z0-9-]+\.pdf$/, { error: 'must be a name like telehealth-guide.pdf' }),
  pageCount: z.number().int(),
  asOf: day,
  reviewBy: day,
  waiverThrough: day,
  checklistBy: day,
})

const stated = readContent('guide/edition.yaml', schema)
const { asOf, waiverThrough, checklistBy } = stated

/** The facts of this edition of the guide, and what follows from them. Pages, form, email and PDF read them here. */
export const edition = {
  ...stated,
  today: printDate(asOf),
  lastDay: printDate(waiverThrough),
  daysLeft: daysBetween(asOf, waiverThrough),
  checklistDay: `${weekdayOf(checklistBy)}, ${printDate(checklistBy)}`,
  /** Paths of its three pages, fixed by the specification. */
  pages: { form: '/growth_playbook', download: '/growth_playbook_s', thanks: '/thankyou_2025DEA' },
  /** Path of the built PDF. */
  address: `/guides/${stated.fileName}`,
}
