import { createContext } from 'react'
import type { Names } from '../../app/content/read/fill-names.ts'
import type { Edit, Path } from '../edits.ts'

export const FormContext = createContext<{
  /** The file that the form is of. */
  file: string
  edit(edit: Edit): void
  names: Names
  /** Returns what the file says of a field of the form. */
  commentOn?(path: Path): string | undefined
  /** Opens the field of a figure that a text names. */
  openName?(name: string): void
}>({ file: '', edit() {}, names: {} })
