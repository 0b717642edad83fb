import { parseDocument } from 'yaml'
import type { z } from 'zod'

/** A text file whose front matter or body breaks its rules. The message is one sentence: file, field, reason. */
export class FrontMatterError extends Error {
  override name = 'FrontMatterError'
  readonly file: string
  /** The field as a writer knows it, e.g. `date` or `keywords.2`; `front matter` where the block itself is broken. */
  readonly field: string

  constructor(file: string, field: string, reason: string) {
    super(`${file}: ${field} ${reason}`)
    this.file = file
    this.field = field
  }
}

/** The block between two lines of three hyphens at the very top, then the body. */
const FENCED = /^---[ \t]*\n(?:(?<block>[\s\S]*?)\n)??---[ \t]*(?:\n(?<body>[\s\S]*))?$/

/**
 * Splits a text file into its front matter, held to `schema`, and its body without the blank lines
 * around it. `file` is the path as a writer would open it, e.g. `app/content/posts/five-strategies.md`;
 * `text` is the whole file. Dates stay the strings that were written, so a schema checks their form.
 * Throws FrontMatterError for the first thing that is wrong; a field the schema does not know is wrong
 * when the schema is strict.
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

/** The field and the reason of what zod found first. */
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
