import type { z } from 'zod'
import { allowedBy } from './allowed-values.ts'

/** A file of the owner's folder as messages name it: `content/pages/home.yaml`. */
export const shownFile = (file: string): string => `content/${file}`

/** One field of a content file that cannot stay as it is. */
export interface ContentProblem {
  /** Path of the field, e.g. `hero.headline` or `items.3.answer`; empty when the problem is with the whole file. */
  field: string
  /** Line of the file, from 1, where it is known. */
  line?: number
  /** What was found and what is allowed, without a period: `found "25:00"; it must be a time like 09:00`. */
  reason: string
}

/** Content that violates its schema. The message has one line per problem: file, field, what was found, what is allowed. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly file: string
  readonly problems: readonly ContentProblem[]

  /** @param file path from the project's folder, e.g. `app/routes/home/content/faq.ts` */
  constructor(file: string, problems: readonly ContentProblem[]) {
    super(
      problems
        .map(
          ({ field, line, reason }) =>
            `${file}${line ? `, line ${line}` : ''}${field && `, ${field}`}: ${reason}${/\.”?$/.test(reason) ? '' : '.'}`,
        )
        .join('\n'),
    )
    this.file = file
    this.problems = problems
  }

  /** One problem, as a predicate after "it": `has 900 words, 1200 to 2000 are needed`. */
  static at(file: string, field: string, predicate: string): ContentError {
    return new ContentError(file, [{ field, reason: `it ${predicate}` }])
  }
}

/**
 * Validates a value from a content file and returns it, typed.
 * @param file path for error messages
 * @throws {ContentError} with every field that violates the schema
 */
export function parseContent<S extends z.ZodType>(
  file: string,
  schema: S,
  value: unknown,
  lineOf?: (field: readonly PropertyKey[]) => number,
): z.output<S> {
  const result = schema.safeParse(value, { error: allowedBy })
  if (result.success) return result.data
  throw new ContentError(
    file,
    result.error.issues.flatMap((issue) =>
      problemsOf(issue, value).map(({ path, reason }) => ({
        field: path.join('.'),
        reason,
        ...(lineOf && { line: lineOf(path) }),
      })),
    ),
  )
}

/** Issues of zod in sentences: the predicate of an issue's message follows "it". */
function problemsOf(issue: z.core.$ZodIssue, value: unknown) {
  const problem = (path: PropertyKey[], predicate: string) => ({
    path,
    reason: `found ${shown(valueAt(value, path))}; it ${predicate}`,
  })
  if (issue.code !== 'unrecognized_keys') return [problem(issue.path, issue.message)]
  return issue.keys.map((key) =>
    problem([...issue.path, key], 'is not a field of this file; remove it or fix its spelling'),
  )
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value)
}

/** Characters of a value that a message repeats. */
const SHOWN = 60

/** A value as a message repeats it: shortened, on one line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (typeof value === 'string') {
    const line = value.replace(/\s+/g, ' ')
    return JSON.stringify(line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line)
  }
  if (Array.isArray(value)) return `a list of ${value.length}`
  const text = JSON.stringify(value) ?? String(value)
  return text.length > SHOWN ? 'a group of fields' : text
}
