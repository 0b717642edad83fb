import MiniSearch from 'minisearch'
import type { FoundPage } from '../../app/content/site/found-page.ts'
import { isListed, type SitePage } from '../../app/seo/site-files/read-page.ts'
import site from '../../site.config.ts'

const MAX_RESULTS = 8

/** Returns the search over the site's pages: those with every word of the query, best first. Indexes at the first search. */
export function pageSearch(
  pages: () => Promise<readonly SitePage[]>,
): (query: string) => Promise<FoundPage[]> {
  let index: Promise<MiniSearch<SearchablePage>> | undefined
  return async (query) => {
    index ??= pages().then((all) => createIndex(searchablePages(all)))
    const results = (await index).search(query, {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      boost: { title: 4, description: 2 },
    })
    return results.slice(0, MAX_RESULTS).map(({ path, title, description }) => ({ path, title, description }))
  }
}

function createIndex(pages: readonly SearchablePage[]): MiniSearch<SearchablePage> {
  const index = new MiniSearch<SearchablePage>({
    idField: 'path',
    fields: ['title', 'description', 'text'],
    storeFields: ['path', 'title', 'description'],
  })
  index.addAll(pages)
  return index
}

interface SearchablePage extends FoundPage {
  text: string
}

/** The agency's listed pages. Clinics' advertorials are for their patients and left out. */
function searchablePages(pages: readonly SitePage[]): SearchablePage[] {
  return pages
    .filter((page) => isListed(page) && page.meta['og:site_name'] === site.brand)
    .map((page) => ({
      path: page.path,
      title: page.meta['og:title'] ?? page.title,
      description: page.meta.description ?? '',
      text: page.text,
    }))
}
