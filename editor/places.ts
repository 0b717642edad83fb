import type { z } from 'zod'
import type { Names } from '../app/content/read/fill-names.ts'
import type { Path } from './edits.ts'

export interface Place {
  file: string
  path: Path
  /** The file's version that the path is of, because an entry of a list is named by its position. */
  version: string
}

/** Creates the register of what pages are made of: the place of each text, and the schema of each file. */
function createPlaces() {
  const known: Place[] = []
  const numbers = new Map<string, number>()
  return {
    /** What each file is checked with, and the version that the site has read. */
    read: new Map<string, { schema: z.ZodType; names: Names; version: string }>(),
    numberOf(file: string, path: Path): number {
      const version = this.read.get(file)?.version ?? ''
      const key = JSON.stringify([file, version, ...path])
      const number = numbers.get(key) ?? known.push({ file, path, version }) - 1
      numbers.set(key, number)
      return number
    },
    at: (number: number): Place | undefined => known[number],
  }
}

// The process shares one register, because the site's modules are reloaded after each change and by another loader than
// the editor's.
const shared = globalThis as { editorPlaces?: ReturnType<typeof createPlaces> }
shared.editorPlaces ??= createPlaces()

export const places = shared.editorPlaces
