import { readFileSync } from 'node:fs'
import path from 'node:path'
import { listFiles } from '../../app/content/read/content-folder.ts'
import { type Edit, pathIn } from '../edits.ts'
import { type Kind, STARTERS } from '../kinds.ts'
import type { Editing } from './editing.ts'
import { editText, parseOwn, Refused, readOwn } from './owner-files.ts'
import { slugOf } from './pictures.ts'

/** Creates a page, a post, a clinic, a specialty or a person as a draft; returns its file and address. @throws {Refused} */
export async function begin(
  editing: Editing,
  kind: Kind,
  answers: Record<string, string>,
  chosen: readonly string[],
) {
  const { file: pattern, address, asked, sections = [] } = STARTERS[kind]
  const values = Object.entries(asked).map(([label, field]) => ({
    label,
    field,
    value: answers[label]?.trim() ?? '',
  }))
  const empty = values.find(({ value }) => value === '')
  if (empty) throw new Refused(`“${empty.label}” is empty.`)
  const slug = slugOf(values[0]?.value ?? '')
  const file = pattern.replace('*', slug)
  if (!slug || readOwn(file)) throw new Refused(`content/${file} is there already. Choose another name.`)
  const set = (field: string, value = ''): Edit => ({ do: 'set', path: pathIn(field), value })
  const given = (name: string) => values.find(({ field }) => field === name)?.value
  const edits = values.flatMap(({ field, value }) => (field && field !== 'body' ? [set(field, value)] : []))
  // The starter has all sections, after the hero. Taken out from the end, so that positions stay.
  for (const [index, section] of [...sections.entries()].reverse())
    if (!chosen.includes(section)) edits.push({ do: 'remove', path: ['sections', index + 1] })
  if (kind === 'clinic') {
    const digits = given('phone.display')?.replace(/\D/g, '').slice(-10)
    edits.push(set('phone.dial', `+1${digits}`), set('city', given('address.city')))
  }
  const starter = path.join(import.meta.dirname, '..', 'starters', kind + path.extname(file))
  const today = new Date().toISOString().slice(0, 10)
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
  const [review] = listFiles('proof/reviews/*.md')
  if (chosen.includes('quotation') && !review)
    throw new Refused('A quotation needs a review. Begin one first: its file has the consent.')
  const blog = parseOwn('blog.yaml', String(readOwn('blog.yaml'))).value
  const [category] = (blog as { categories: { name: string }[] }).categories
  const dated = readFileSync(starter, 'utf8')
    .replaceAll('TODAY', today)
    .replaceAll('IN_A_YEAR', inAYear)
    .replaceAll('CATEGORY', category?.name ?? '')
    .replaceAll('REVIEW', path.basename(review ?? '', '.md'))
  const text = editText(file, dated, edits, given('body'))
  await editing.commit(`${file}: new`, [{ file, content: Buffer.from(text) }])
  return { file, address: address.replace('*', slug) }
}
