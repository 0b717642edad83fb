import { fillNames, type Names } from '../../app/content/read/fill-names.ts'
import type { Path } from '../edits.ts'
import type { Place } from '../places.ts'

/** Matches a text that is a placeholder like `{promises.fee}` and nothing else. */
const ONLY_A_NAME = /^\{([a-z]\w*(?:\.\w+)+)\}$/i

/**
 * Finds the field of a file that a shown text comes from. A shown list can be longer than the file's, because one
 * placeholder can stand for several entries. A group can be a placeholder too, with its words in another file.
 * @returns its path, and for a placeholder the place of the words that it stands for
 */
export function locate(
  value: unknown,
  shown: Path,
  names: Names,
  sourceOf: (name: string) => Place | undefined,
): { path: Path; source?: Place | undefined } {
  const path: (string | number)[] = []
  let at = value
  for (const [depth, key] of shown.entries()) {
    let within: string | number = key
    let rest = shown.slice(depth + 1)
    if (Array.isArray(at)) {
      const entries = at.flatMap((entry, index) => {
        const filled = typeof entry === 'string' ? fillNames(entry, names, () => {}) : entry
        const isSeveral = typeof entry === 'string' && Array.isArray(filled)
        return isSeveral ? filled.map((_, inner) => ({ index, inner: [inner] })) : { index, inner: [] }
      })
      const { index = key, inner = [] } = entries[Number(key)] ?? {}
      within = index
      rest = [...inner, ...rest]
    }
    path.push(within)
    at = (at as Record<PropertyKey, unknown> | undefined)?.[within]
    const name = typeof at === 'string' ? ONLY_A_NAME.exec(at)?.[1] : undefined
    if (name) {
      const source = sourceOf(name)
      return { path, source: source && { ...source, path: [...source.path, ...rest] } }
    }
    if (at === undefined || typeof at !== 'object') break
  }
  return { path }
}
