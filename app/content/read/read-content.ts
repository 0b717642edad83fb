import type { z } from 'zod'
import {
  ContentError,
  type ContentProblem,
  fieldPath,
  parseContent,
  shownFile,
} from '../checks/content-error.ts'
import { adviceOn, faultIn } from '../checks/copy-rules.ts'
import { listFiles } from './content-folder.ts'
import { onDay } from './dated.ts'
import { fillNames, type Names } from './fill-names.ts'
import { announce, isEditor, mark, markLine } from './mark.ts'
import { names as allNames } from './names.ts'
import { advice } from './prose.ts'
import { type FieldNotes, mapTexts } from './texts.ts'
import { curlMarkdown, curlQuotes } from './typography.ts'
import { type MarkdownFile, readMarkdown, readYaml, type YamlFile } from './yaml.ts'

/** Returns more names that a file's texts can use, computed from what the file itself says, e.g. a sample month's revenue. */
export type Derive = (stated: never) => Names

/**
 * Reads a YAML file of the owner's folder, e.g. `pages/home.yaml`: names are filled, quotes are set, and every field is
 * checked.
 * @throws {ContentError} one line per problem, with file, line and field
 */
export function readContent<S extends z.ZodType>(file: string, schema: S, derive?: Derive): z.output<S> {
  return checkFile(file, schema, readYaml(file), derive)
}

/**
 * Reads each file of a folder, e.g. `clinics/*.yaml`; `slug` is its name without the ending. Drafts are left out, and
 * files of another kind.
 */
export function readEntries<S extends z.ZodType>(
  pattern: string,
  schema: S,
  isOne: (value: unknown) => boolean = () => true,
): (z.output<S> & { slug: string })[] {
  announce(pattern, schema)
  return listFiles(pattern).flatMap((file) => {
    const entry = readYaml(file)
    return !isOne(entry.value) || isLeftOut(entry.value)
      ? []
      : [{ ...(checkFile(file, schema, entry) as object), slug: slugOf(file) } as never]
  })
}

/** Reads each Markdown file of a folder, e.g. `posts/*.md`: its front matter and its body. */
export function readMarkdownEntries<S extends z.ZodType>(
  pattern: string,
  schema: S,
): { file: string; slug: string; data: z.output<S>; body: string }[] {
  announce(pattern, schema)
  return listFiles(pattern).flatMap((file) => {
    const entry = readMarkdown(file)
    return isLeftOut(entry.value) ? [] : [{ file, slug: slugOf(file), ...checkMarkdown(file, schema, entry) }]
  })
}

const slugOf = (file: string): string => file.replace(/^.*\//, '').replace(/\.\w+$/, '')

/** A draft is shown in the editor only. */
const isLeftOut = (value: unknown): boolean =>
  (value as { draft?: unknown } | null)?.draft === true && !isEditor

/**
 * Checks a Markdown file's front matter, fills the names in its body and sets the quotes. The check comes first, because it tells
 * the editor the version of the file that the lines are of.
 * @throws {ContentError} with the line of a name that doesn't exist
 */
export function checkMarkdown<S extends z.ZodType>(
  file: string,
  schema: S,
  entry: MarkdownFile = readMarkdown(file),
  setLine = markLine,
): { data: z.output<S>; body: string } {
  const data = checkFile(file, schema, entry)
  const { body, bodyLine } = entry
  const lines = body.split('\n').map((line, index) => {
    const filled = fillNames(line, allNames, (_, predicate) => {
      throw ContentError.at(shownFile(file), `line ${bodyLine + index}`, predicate())
    })
    return setLine(file, index, String(filled))
  })
  return { data, body: curlMarkdown(lines.join('\n')) }
}

/** Checks what a file says, see `readContent`. */
export function checkFile<S extends z.ZodType>(
  file: string,
  schema: S,
  { value, lineOf }: YamlFile,
  derive?: Derive,
): z.output<S> {
  const shown = shownFile(file)
  const problems: ContentProblem[] = []
  const report = (field: readonly PropertyKey[], reason: string) =>
    problems.push({ line: lineOf(field), field, reason })
  // This first pass only fills the figures that `derive` computes others from.
  const names = derive ? { ...allNames, ...derive(fillNames(value, allNames, () => {}) as never) } : allNames
  announce(file, schema, names)
  const filled = fillNames(value, names, (field, predicate) => report(field, `it ${predicate()}`))
  if (problems.length > 0) throw new ContentError(shown, problems)
  const data = parseContent(shown, schema, filled, lineOf)
  const read = mapTexts(schema, data, (notes: FieldNotes, given: never, field) => {
    const text: unknown = notes.kind === 'text' ? curlQuotes(given) : given
    // A text that changes on a day is checked in both versions.
    const texts = ['', '9999'].map((day) => (typeof text === 'string' ? onDay(text, day) : text))
    for (const one of new Set(texts)) {
      const fault = notes.kind === 'text' ? faultIn(one as string, notes.slots) : null
      if (fault) report(field, `it ${fault}`)
      const length = adviceOn(one as string | unknown[], notes)
      if (length) advice.add(`${shown}, line ${lineOf(field)}, ${fieldPath(field)}: ${length}.`)
    }
    return notes.kind === 'text' ? mark(file, field, text as string) : text
  })
  if (problems.length > 0) throw new ContentError(shown, problems)
  return read as z.output<S>
}
