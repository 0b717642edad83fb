import { createContext } from 'react'
import type { Names } from '../../app/content/read/fill-names.ts'
import type { Edit, Path } from '../edits.ts'
import type { ChosenPicture } from './request.ts'

/** What the fields of a form share. */
export const FormContext = createContext<{
  edit(edit: Edit): void
  names: Names
  /** Pictures that were chosen and not saved yet, by path. */
  pictures: ReadonlyMap<string, ChosenPicture>
  choose(path: Path, picture: ChosenPicture): void
  /** A picture that was dropped on the page. */
  dropped?: File | undefined
}>({ edit() {}, names: {}, pictures: new Map(), choose() {} })
