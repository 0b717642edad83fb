import { parseDocument } from 'yaml'
import type { z } from 'zod'

/** Invalid front matter or body. The message is one sentence: file, field, reason. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError'
  readonly file: string
  /** Path of the field, e.g. `date` or `keywords.2`; `front matter` if the block itself is invalid. */
  readonly field: string

  constructor(file: string, field: string, reason: string) {
    super(`${file}: ${field} ${reason}`)
    this.file = file
    this.field = field
  }
}

/** Front matter between two lines of three hyphens, then the body. */
const FENCED = /^---[ \t]*\n(?:(?<block>[\s\S]*?)\n)??---[ \t]*(?:\n(?<body>[\s\S]*))?$/

/**
 * Splits a file into its front matter, validated by `schema`, and its trimmed body. Dates stay strings, so that a
 * schema can check their form.
 * @param file path for error messages, e.g. `app/content/posts/five-strategies.md`
 * @param text the whole file
 * @throws {FrontMatterError} for the first fault
 */
export function readFrontMatter<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): { data: z.output<S>; body: string } {
  const match = FENCED.exec(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
  if (!match?.groups)
    throw new FrontMatterError(
      file,
      'front matter',
      'is missing; begin the file with a line of ---, the fields, and another line of ---',
    )
  const { block = '', body = '' } = match.groups
  const document = parseDocument(block, { prettyErrors: false, strict: true, uniqueKeys: true })
  const [broken] = [...document.errors, ...document.warnings]
  if (broken) {
    const line = block.slice(0, broken.pos[0]).split('\n').length + 1
    throw new FrontMatterError(file, 'front matter', `is not valid YAML in line ${line}: ${broken.message}`)
  }
  const result = schema.safeParse(document.toJS() ?? {})
  if (!result.success) throw new FrontMatterError(file, ...firstFault(result.error))
  return { data: result.data, body: body.trim() }
}

/** Field and reason of zod's first issue. */
function firstFault({ issues: [issue] }: z.ZodError): [field: string, reason: string] {
  const field = issue?.path.join('.') || 'front matter'
  if (issue?.code === 'unrecognized_keys') {
    return [issue.keys[0] ?? field, 'is no field of this file; remove it or mend its spelling']
  }
  if (issue?.code === 'invalid_type' && issue.message.endsWith('received undefined')) {
    return [field, 'is missing']
  }
  return [field, issue?.message ?? 'breaks its schema']
}
