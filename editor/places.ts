import type { z } from 'zod'
import type { Names } from '../app/content/read/fill-names.ts'
import type { Path } from './edits.ts'
import { MOST_PLACES } from './place-code.ts'

export interface Place {
  file: string
  path: Path
}

/** Creates the register of what pages are made of: the place of each text, and the schema of each file. */
function createPlaces() {
  const known: Place[] = []
  const numbers = new Map<string, number>()
  return {
    schemas: new Map<string, { schema: z.ZodType; names: Names }>(),
    numberOf(file: string, path: Path): number {
      const key = JSON.stringify([file, ...path])
      const number = numbers.get(key) ?? known.push({ file, path }) - 1
      if (number >= MOST_PLACES)
        throw new Error('The owner’s folder has more texts than the editor can mark.')
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
