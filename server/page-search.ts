import { existsSync, readFileSync } from 'node:fs'
import MiniSearch from 'minisearch'
import type { FoundPage } from '../app/content/found-page.ts'
import type { SearchablePage } from '../app/seo/site-files/search-pages.ts'

const MAX_RESULTS = 8

/**
 * Returns the search over the pages that the build has recorded. The record is read now, because the next build
 * replaces it; the index, which is larger, is made at the first search.
 * @param file the record, `build/site/search-pages.json`; where it is missing, as in development before the first
 *   build, every search finds nothing
 * @returns the pages that contain every word of the query or begin with it, best first, at most 8
 */
export function pageSearch(file: string): (query: string) => Promise<FoundPage[]> {
  const record = existsSync(file) ? readFileSync(file) : Buffer.from('[]')
  let index: MiniSearch<SearchablePage> | undefined
  return async (query) => {
    index ??= createIndex(JSON.parse(record.toString()))
    const results = index.search(query, {
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
