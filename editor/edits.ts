import { valueAt } from '../app/content/checks/content-error.ts'

/** Where a field is in a file: `['services', 'items', 2, 'name']`. */
export type Path = readonly (string | number)[]

/** Returns the path of a field that a message or a form names, like `services.items.2.name`. */
export const pathIn = (field: string): Path =>
  field.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** A file from the owner's machine. */
export interface ChosenFile {
  name: string
  base64: string
}

/** A picture that is not stored yet; `crop` is the part of it that is used, as fractions of its size. */
export interface ChosenPicture extends ChosenFile {
  crop?: { x: number; y: number; width: number; height: number }
}

/** Returns whether the value of a field is a picture that is still to be stored. */
export const isPicture = (value: unknown): value is ChosenPicture =>
  typeof value === 'object' && value !== null && 'base64' in value

/**
 * One change to a file's fields. `insert`, `remove` and `move` take the path of a list entry; `remove` also that of a
 * field.
 */
export type Edit =
  | { do: 'set' | 'insert'; path: Path; value: unknown }
  | { do: 'remove'; path: Path }
  | { do: 'move'; path: Path; to: number }

/** One difference between two versions of a file. */
export interface Change {
  file: string
  field: string
  before: string | null
  after: string | null
}

/** What is typed for a file and not saved yet. */
export interface Unsaved {
  file: string
  /** Place of the form in the file, which the paths of the edits begin at; undefined for the whole file. */
  path?: Path | undefined
  /** The file's version that it was made from. */
  version: string
  edits: readonly Edit[]
  /** The new text of a Markdown file. */
  text?: string | undefined
  /** Pictures that the text shows and that are not stored yet, by the names that it has for them. */
  pictures?: readonly ChosenPicture[]
  /** The browser's tab that it was typed in. */
  tab?: string
}

/** Returns a copy of a value with an edit applied. Missing groups are created. */
export function applyEdit(value: unknown, edit: Edit): unknown {
  const key = edit.path.at(-1)
  if (key === undefined) return edit.do === 'set' ? edit.value : value
  const copy = structuredClone(value)
  const around = edit.path.slice(0, -1)
  const parent = valueAt(copy, around) as Record<PropertyKey, unknown> | undefined | null
  if (Array.isArray(parent) && edit.do !== 'set') {
    const taken = parent.splice(Number(key), edit.do === 'insert' ? 0 : 1)
    if (edit.do === 'insert') parent.splice(Number(key), 0, edit.value)
    if (edit.do === 'move') parent.splice(edit.to, 0, ...taken)
  } else if (edit.do === 'set') {
    if (!parent) return applyEdit(copy, { do: 'set', path: around, value: { [key]: edit.value } })
    parent[key] = edit.value
  } else delete parent?.[key]
  return copy
}
