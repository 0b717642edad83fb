import type { Edit, Path } from '../edits.ts'
import type { Place } from '../places.ts'
import type { OpenedField } from '../server/editing.ts'
import type { Change } from '../server/history.ts'

/** A chosen picture, with the part of it that is used in shares of its size. */
export interface ChosenPicture {
  name: string
  /** In base64. */
  data: string
  crop?: { x: number; y: number; width: number; height: number }
}

export interface NamedValue {
  name: string
  value: unknown
}

interface Answers {
  places: (Place | null)[]
  open: OpenedField
  names: NamedValue[]
  state: { files: { file: string; isDraft: boolean }[]; changes: number; lastStep: string | null }
  write: unknown
  picture: { name: string }
  begin: { file: string; address: string }
  publish: unknown
  changes: Change[]
  undo: { undone: string }
  keep: { kept: string }
}

interface Questions {
  file?: string
  path?: Path
  places?: number[]
  edits?: Edit[]
  text?: string
  pictures?: (ChosenPicture & { path: Path })[]
  picture?: ChosenPicture
  kind?: string
  values?: Record<string, string>
}

/** Asks the editor's server. @throws {Error} with the sentence that it refuses with */
export async function ask<A extends keyof Answers>(action: A, question: Questions = {}): Promise<Answers[A]> {
  const response = await fetch(`/__editor/${action}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  }).catch(() => null)
  if (!response) throw new Error('The editor does not answer. Is “npm run edit” still running?')
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error)
  return answer
}

export async function readPicture(file: File): Promise<ChosenPicture> {
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('This file can’t be read.'))
    reader.readAsDataURL(file)
  })
  return { name: file.name, data: address.slice(address.indexOf(',') + 1) }
}

export const isPicture = ({ type }: File) => type.startsWith('image/')
