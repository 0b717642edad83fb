import type { z } from 'zod'

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
export function allowedBy(issue: z.core.$ZodRawIssue): string | undefined {
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
