import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Edit } from '../edits.ts'
import { type Kind, STARTERS } from '../kinds.ts'
import type { Editing } from './editing.ts'
import { refuse } from './editing.ts'
import { editText, Refused, readOwn } from './owner-files.ts'
import { slugOf } from './pictures.ts'

/** Begins a post, a clinic, a specialty or a person as a draft; returns where it is shown. @throws {Refused} */
export async function begin(editing: Editing, kind: Kind, values: Record<string, string>) {
  const { folder, ending, address, fields } = STARTERS[kind]
  const filled = fields.map((field) => ({ ...field, value: values[field.label]?.trim() ?? '' }))
  const empty = filled.find(({ value }) => value === '')
  if (empty) throw new Refused(`${empty.label} is empty.`)
  const slug = slugOf(filled[0]?.value ?? '')
  const file = `${folder}/${slug}.${ending}`
  if (!slug || readOwn(file)) throw new Refused(`content/${file} is there already. Choose another name.`)
  const starter = readFileSync(path.join(import.meta.dirname, '..', 'starters', `${kind}.${ending}`), 'utf8')
  const edits: Edit[] = filled.map(({ path: field, value }) => ({ do: 'set', path: field, value }))
  const phone = filled.find(({ path: [key] }) => key === 'phone')?.value
  if (phone)
    edits.push({ do: 'set', path: ['phone', 'dial'], value: `+1${phone.replace(/\D/g, '').slice(-10)}` })
  const city = filled.find(({ path: field }) => field[1] === 'city')?.value
  if (city) edits.push({ do: 'set', path: ['city'], value: city })
  const today = new Date().toISOString().slice(0, 10)
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  const text = editText(file, starter.replaceAll('TODAY', today).replaceAll('IN_A_YEAR', inAYear), edits)
  await editing.check(file, text).catch(refuse)
  await editing.commit(`${file}: new`, [{ file, content: Buffer.from(text) }])
  return { file, address: address.replace('*', slug) }
}
