import type { z } from 'zod'
import type { Names } from '../app/content/read/fill-names.ts'
import { encodePlace } from './place-code.ts'
import { places } from './places.ts'
import { versionOf } from './server/owner-files.ts'

// This module replaces app/content/read/mark.ts while the site is open in the editor.
export const isEditor: boolean = true

/** Returns the text with an invisible code of its place at the end. */
export function mark(file: string, field: readonly PropertyKey[], text: string): string {
  return text + encodePlace(places.numberOf(file, field as readonly (string | number)[]))
}

/** Matches a paragraph or a list entry. Headings, tables, pictures and directives get no code. */
const PROSE = /^(?:- |\d+\. )?[\p{L}\p{N}“"*][^|]*[.?!:”"*)]$/u

export const markLine = (file: string, index: number, line: string): string =>
  PROSE.test(line) ? mark(file, ['body', index], line) : line

export function announce(file: string, schema: z.ZodType, names: Names = {}): void {
  places.read.set(file, { schema, names, version: versionOf(file) })
}
