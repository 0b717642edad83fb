import { edition, printDate } from '../app/content/guide/edition.ts'
import { guide } from '../app/content/guide.ts'
import site from '../site.config.ts'
import { cover } from './cover.ts'

/** The cover of the current edition, for the PDF and the web pages. */
export const guideCover = cover({
  guide,
  lastDay: edition.waiverThrough,
  lastDayLabel: `${printDate(edition.waiverThrough)}: the waiver’s last day`,
  asOfLabel: `Accurate as of ${printDate(edition.asOf)}`,
  brand: site.brand,
})
