import { edition, printDate } from '../app/content/guide/edition.ts'
import { guide } from '../app/content/guide.ts'
import site from '../site.config.ts'
import { cover } from './cover.ts'

/** This edition's cover, for the PDF and for the pages that show it. */
export const guideCover = cover({
  guide,
  lastDay: edition.waiverThrough,
  lastDayLabel: `${printDate(edition.waiverThrough)}: the waiver’s last day`,
  asOfLabel: `True as of ${printDate(edition.asOf)}`,
  brand: site.brand,
})
