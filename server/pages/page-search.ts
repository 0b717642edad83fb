import MiniSearch from 'minisearch'
import { search } from '../../app/content/site/search.data.ts'
import { isOurs, type SitePage } from '../../app/seo/site-files/site-page.ts'
import type { FoundPage } from '../../app/site-values.ts'

const MAX_RESULTS = 8

/**
 * Returns a function that searches the site's pages and builds its index on the first call. Pages that answer a common
 * question come first, then pages with every word of the query, best match first.
 */
export function pageSearch(
  pages: () => Promise<readonly SitePage[]>,
): (query: string) => Promise<FoundPage[]> {
  let index: Promise<MiniSearch<SearchablePage>> | undefined
  return async (query) => {
    index ??= pages().then(createIndex)
    const loaded = await index
    const answers = answerPaths(query).flatMap((path) => {
      const page = loaded.getStoredFields(pathOf(path)) as FoundPage | undefined
      return page ? [{ ...page, path }] : []
    })
    const answered = new Set(answers.map(({ path }) => pathOf(path)))
    const others = loaded
      .search(query, {
        combineWith: 'AND',
        prefix: true,
        fuzzy: (word) => (word.length > 4 ? 0.2 : false),
        boost: { title: 4, description: 2 },
      })
      .filter(({ path }) => !answered.has(path))
    return [...answers, ...others]
      .slice(0, MAX_RESULTS)
      .map(({ path, title, description }) => ({ path, title, description }))
  }
}

const skippedWords: ReadonlySet<string> = new Set(search.skippedWords.split(' '))

const pathOf = (address: string) => address.replace(/#.*/, '')

/** Returns the paths for each common question that shares a word with the query. */
function answerPaths(query: string): string[] {
  const words: readonly string[] = query.toLowerCase().match(/[a-z]+/g) ?? []
  return search.answers
    .filter((answer) => answer.words.some((word) => words.includes(word)))
    .flatMap(({ paths }) => paths)
}

async function createIndex(pages: readonly SitePage[]): Promise<MiniSearch<SearchablePage>> {
  const index = new MiniSearch<SearchablePage>({
    idField: 'path',
    fields: ['title', 'description', 'text'],
    storeFields: ['path', 'title', 'description'],
    processTerm: (word) => (skippedWords.has(word.toLowerCase()) ? null : word.toLowerCase()),
  })
  await index.addAllAsync(
    pages.filter(isOurs).map(({ path, meta, contents }) => ({ path, ...meta, text: contents.text })),
  )
  return index
}

interface SearchablePage extends FoundPage {
  text: string
}
