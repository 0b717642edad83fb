import { fillNames, type Names } from '../../app/content/read/fill-names.ts'
import type { Path } from '../edits.ts'

/**
 * Finds the field of a file that a shown text comes from. A shown list can be longer than the file's, because one
 * placeholder can stand for several entries. A group can be a placeholder too, which its path ends at.
 */
export function locate(value: unknown, shown: Path, names: Names): Path {
  const path: (string | number)[] = []
  let at = value
  for (const key of shown) {
    const within = Array.isArray(at) ? entryAt(at, Number(key), names) : key
    path.push(within)
    at = (at as Record<PropertyKey, unknown> | undefined)?.[within]
    if (at === undefined || typeof at !== 'object') break
  }
  return path
}

/** Returns the entry of a file's list that the shown list has at a position. */
function entryAt(list: readonly unknown[], position: number, names: Names): number {
  const entries = list.flatMap((entry, index) => {
    const filled = typeof entry === 'string' ? fillNames(entry, names, () => {}) : entry
    return typeof entry === 'string' && Array.isArray(filled) ? filled.map(() => index) : index
  })
  return entries[position] ?? position
}
