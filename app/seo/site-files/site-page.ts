import type { Clinic } from '../../content/patients/clinics.data.ts'
import type { PageMeta } from '../page-head.tsx'
import type { DocumentContents } from '../read-document.ts'

/** A rendered page, as sitemap, feed, search and share pictures need it. */
export interface SitePage {
  path: string
  meta: PageMeta
  /** Whose patients the page is for, null for an unknown one. Undefined: the page is the agency's own. */
  clinic: Clinic | null | undefined
  contents: DocumentContents
}

/** Whether the page may be indexed. */
export const isListed = ({ meta }: Pick<SitePage, 'meta'>): boolean => !meta.robots?.includes('noindex')

/** Whether the agency's search and overview name it. Clinics' advertorials are for their patients. */
export const isOurs = (page: SitePage): boolean => isListed(page) && page.clinic === undefined
