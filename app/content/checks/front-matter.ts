import { parseDocument } from 'yaml'
import type { z } from 'zod'
import { ContentError, parseContent } from './content-error.ts'

/** Front matter between two lines of three hyphens, then the body. */
const FENCED = /^---[ \t]*\n(?:(?<block>[\s\S]*?)\n)??---[ \t]*(?:\n(?<body>[\s\S]*))?$/

/**
 * Splits a file into its front matter, validated by `schema`, and its trimmed body. Dates stay strings, so that a
 * schema can check their form.
 * @param file path for error messages, e.g. `app/content/blog/posts/five-strategies.md`
 * @param text the whole file
 * @throws {ContentError} for broken YAML, or with every invalid field
 */
export function readFrontMatter<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): { data: z.output<S>; body: string } {
  const match = FENCED.exec(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
  if (!match?.groups)
    throw ContentError.at(
      file,
      'front matter',
      'is missing; begin the file with a line of ---, the fields, and another line of ---',
    )
  const { block = '', body = '' } = match.groups
  const document = parseDocument(block, { prettyErrors: false, strict: true, uniqueKeys: true })
  const [broken] = [...document.errors, ...document.warnings]
  if (broken) {
    const line = block.slice(0, broken.pos[0]).split('\n').length + 1
    throw ContentError.at(file, `line ${line}`, `is not valid YAML: ${broken.message}`)
  }
  return { data: parseContent(file, schema, document.toJS() ?? {}), body: body.trim() }
}
