import type { z } from 'zod'
import type { Names } from './fill-names.ts'

/** Whether the site is open in the editor, which replaces this file by its own: drafts are shown, texts carry their place. */
export const isEditor: boolean = false

/** Marks a text with its place in the owner's folder. */
export const mark = (_file: string, _field: readonly PropertyKey[], text: string): string => text

/** Marks a line of a Markdown body. */
export const markLine = (_file: string, _index: number, line: string): string => line

/** Tells the editor what a file is checked with, and what its texts can name. */
export const announce = (_file: string, _schema: z.ZodType, _names?: Names): void => {}
