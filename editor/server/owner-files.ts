import { hash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../app/content/read/content-folder.ts'
import { parseYaml, readMarkdown, type YamlFile } from '../../app/content/read/yaml.ts'
import type { Change, Edit } from '../edits.ts'
import { editYaml } from './edit-yaml.ts'

/** A refused action. The message is a sentence for the owner that says why. */
export class Refused extends Error {
  override name = 'Refused'
}

/** A save that was made from a version of a file which is not there anymore, with what has changed since. */
export class Outdated extends Refused {
  readonly file: string
  readonly changes: readonly Change[]
  constructor(file: string, changes: readonly Change[]) {
    super(`content/${file} has changed since it was shown here, and nothing was saved.`)
    this.file = file
    this.changes = changes
  }
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
    /\.(yaml|md|jpe?g|png|webp|avif|mp4|webm|vtt)$|\/logo\.svg$/.test(full) &&
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

/** Returns a code of what a file contains. */
export const versionOf = (file: string): string => hashOf(readOwn(file))

export const hashOf = (content: Buffer | null): string => hash('sha256', content ?? '').slice(0, 16)

/** What the editor has written last, by full path. */
const written = new Map<string, string>()

/** Returns whether a changed file is as the editor has written it, and not changed by hand since. */
export function isWritten(full: string): boolean {
  if (!written.has(full)) return false
  const isSame = written.get(full) === hashOf(existsSync(full) ? readFileSync(full) : null)
  if (!isSame) written.delete(full)
  return isSame
}

export function writeOwn(file: string, content: Buffer | null): void {
  const full = fullPath(file)
  mkdirSync(path.dirname(full), { recursive: true })
  written.set(full, hashOf(content))
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
