import site from '../../../site.config.ts'
import type { FoundPage } from '../../content/found-page.ts'
import { isListed, type SitePage } from './read-page.ts'

/** A page as the search reads it. */
export interface SearchablePage extends FoundPage {
  text: string
}

/** The agency's listed pages with their text. Clinics' advertorials are for their patients and left out. */
export function searchablePages(pages: readonly SitePage[]): SearchablePage[] {
  return pages
    .filter((page) => isListed(page) && page.meta['og:site_name'] === site.brand)
    .map((page) => ({
      path: page.path,
      title: page.meta['og:title'] ?? page.title,
      description: page.meta.description ?? '',
      text: page.text,
    }))
}
