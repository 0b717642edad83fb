import type { z } from 'zod'

/** A file of the owner's folder as messages name it: `content/pages/home.yaml`. */
export const shownFile = (file: string): string => `content/${file}`

/** One field of a content file that cannot stay as it is. */
export interface ContentProblem {
  /** Path of the field, e.g. `['items', 0, 'answer']`; empty when the problem is with the whole file. */
  field: readonly PropertyKey[]
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

  /** @param file path from the project's folder, e.g. `content/pages/home.yaml` */
  constructor(file: string, problems: readonly ContentProblem[]) {
    super(problems.map((problem) => `${placeOf(file, problem)}: ${sentence(problem)}`).join('\n'))
    this.file = file
    this.problems = problems
  }

  /** One problem, as a predicate after "it": `has 900 words, 1200 to 2000 are needed`. */
  static at(file: string, field: string | readonly PropertyKey[], predicate: string): ContentError {
    const path = typeof field === 'string' ? [field].filter(Boolean) : field
    return new ContentError(file, [{ field: path, reason: `it ${predicate}` }])
  }
}

/** `content/site.yaml, line 12, hours.1.from` */
function placeOf(file: string, { line, field }: ContentProblem): string {
  return [file, line && `line ${line}`, fieldPath(field)].filter(Boolean).join(', ')
}

/** The reason with a period; one that ends with a quotation may have it already. */
const sentence = ({ reason }: ContentProblem) => (/\.”?$/.test(reason) ? reason : `${reason}.`)

/** A path as a reader counts: entries of a list from 1, `items.1.answer`. */
export const fieldPath = (path: readonly PropertyKey[]): string =>
  path.map((key) => (typeof key === 'number' ? key + 1 : String(key))).join('.')

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
        field: path,
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

/** Returns the value at a path; undefined where there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key], value)

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

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number without $ and commas, like 9500',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
}

const FORMATS: Readonly<Record<string, string>> = {
  url: 'must be a whole address that begins with https://, like https://www.example.com/page',
  email: 'must be an email address, like name@example.com',
  date: 'must be a day of the calendar, like 2026-12-25',
}

/**
 * Zod's messages in this project's words, for rules without a message of their own: what a field must be, as a
 * predicate after "it", e.g. `must have at most 40 characters`.
 */
function allowedBy(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}`
    case 'too_small':
      return limit(issue, issue.minimum, 'at least')
    case 'too_big':
      return limit(issue, issue.maximum, 'at most')
    case 'invalid_value':
      return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`
    case 'invalid_format':
      if (issue.format === 'starts_with') return `must start with ${JSON.stringify(issue.prefix)}`
      return FORMATS[issue.format] ?? `must match ${issue.pattern ?? issue.format}`
    case 'invalid_union':
      return 'is none of the allowed forms'
    default:
      return undefined
  }
}

function limit(
  issue: { origin: string; exact?: boolean | undefined; inclusive?: boolean | undefined },
  bound: number | bigint,
  side: 'at least' | 'at most',
): string {
  const amount = `${issue.exact ? 'exactly' : side} ${bound.toLocaleString('en-US')}`
  if (issue.origin === 'string') return `must have ${amount} characters`
  if (issue.origin === 'array') return `must have ${amount} entries`
  if (issue.inclusive === false) return `must be ${side === 'at least' ? 'more' : 'less'} than ${bound}`
  return `must be ${amount}`
}
