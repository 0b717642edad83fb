import { listFiles, readText } from '../../app/content/read/content-folder.ts'
import { fillNames, type Names } from '../../app/content/read/fill-names.ts'
import { type MarkdownFile, readMarkdown, readYaml } from '../../app/content/read/yaml.ts'

/** A value of the owner's folder and its place: a field of a YAML file, or a line of a Markdown file. */
export interface Fact {
  /** E.g. `clinics/desert-light.yaml`. */
  file: string
  line: number
  /** E.g. `address.region`; empty in Markdown. */
  field: string
  value: unknown
}

/** Reads every text and figure of the owner's folder, with placeholders filled in if their values are given. */
export function readFacts(names?: Names): Fact[] {
  return listFiles('**/*.{yaml,md}').flatMap((file) => {
    const { value, lineOf, body, bodyLine } = readParts(file)
    const fields = leaves(names ? fillNames(value, names, () => {}) : value).map(({ path, value }) => ({
      file,
      line: lineOf(path),
      field: path.join('.'),
      value,
    }))
    const lines = body.split('\n').map((value, index) => ({ file, line: bodyLine + index, field: '', value }))
    return [...fields, ...lines]
  })
}

/** Reads the fields of a file and the text below them. A YAML file has no text, and some Markdown files have no fields. */
function readParts(file: string): MarkdownFile {
  if (file.endsWith('.yaml')) return { ...readYaml(file), body: '', bodyLine: 1 }
  const text = readText(file)
  if (text.startsWith('---')) return readMarkdown(file, text)
  return { value: {}, lineOf: () => 1, body: text, bodyLine: 1 }
}

function leaves(value: unknown, path: string[] = []): { path: string[]; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, one]) => leaves(one, [...path, key]))
}

/** A finding with its place. */
export const at = ({ file, line, field }: Fact, finding: string) =>
  `content/${file}:${line}${field && `, ${field}`}: ${finding}.`

export const textOf = ({ value }: Fact) => (typeof value === 'string' ? value : '')
