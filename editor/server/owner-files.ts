import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../app/content/read/content-folder.ts'
import { parseYaml, readMarkdown, type YamlFile } from '../../app/content/read/yaml.ts'
import type { Edit } from '../edits.ts'
import { editYaml } from './edit-yaml.ts'

/** A refused action. The message is a sentence for the owner that says why. */
export class Refused extends Error {
  override name = 'Refused'
}

/**
 * Returns whether a file is in the owner's folder, also after following links, and of a kind that can be edited here.
 */
export function isOwn(file: string): boolean {
  const full = path.resolve(contentFolder, file)
  let there = full
  while (!lstatSync(there, { throwIfNoEntry: false })) there = path.dirname(there)
  return (
    full.startsWith(contentFolder + path.sep) &&
    /\.(yaml|md|jpe?g|png|webp|avif)$/.test(full) &&
    // A link's target may not exist.
    existsSync(there) &&
    `${realpathSync(there)}${path.sep}`.startsWith(realpathSync(contentFolder) + path.sep)
  )
}

/** @throws {Refused} for a file that isn't the owner's */
function fullPath(file: string): string {
  if (!isOwn(file)) throw new Refused(`${file} is not a file of content/ that can be edited here.`)
  return path.resolve(contentFolder, file)
}

const isMarkdown = (file: string) => file.endsWith('.md')

export const isText = (file: string) => /\.(yaml|md)$/.test(file)

export function readOwn(file: string): Buffer | null {
  const full = fullPath(file)
  return existsSync(full) ? readFileSync(full) : null
}

export function writeOwn(file: string, content: Buffer | null): void {
  const full = fullPath(file)
  mkdirSync(path.dirname(full), { recursive: true })
  if (content === null) rmSync(full, { force: true })
  else writeFileSync(full, content)
}

/** Returns the parsed fields of a file; for Markdown, also the text after them. */
export const parseOwn = (file: string, text: string): YamlFile & { body?: string } =>
  isMarkdown(file) ? readMarkdown(file, text) : parseYaml(file, text)

/** Applies edits to a file's text. Markdown has its fields between the lines of hyphens. @throws {Refused} */
export function editText(file: string, text: string, edits: readonly Edit[], body?: string): string {
  const wrong = edits
    .flatMap((edit) => edit.path)
    .find((key) => /^(__proto__|constructor|prototype)$/.test(String(key)))
  if (wrong !== undefined) throw new Refused(`${wrong} is no name of a field.`)
  if (!isMarkdown(file)) return editYaml(text, edits)
  const [, start = '---\n', matter = '', end = '\n---\n', rest = ''] =
    /^(---[ \t]*\n)([\s\S]*?)(\n---[ \t]*\n)([\s\S]*)$/.exec(text) ?? []
  const written = edits.length > 0 ? editYaml(`${matter}\n`, edits).trimEnd() : matter
  return start + written + end + (body === undefined ? rest : `\n${body.trim()}\n`)
}
