/** The tools whose result a visitor can take along. Also the value of `from` in addresses and forms that carry one. */
export const resultKinds = ['calculator', 'audit'] as const
export type ResultKind = (typeof resultKinds)[number]

/** A visitor's result in words, composed from validated figures or answers alone. */
export interface ResultSummary {
  /** Subject of the e-mail with the result. */
  subject: string
  /** The e-mail's body, one fact a line. */
  lines: string[]
  /** The result in one line, after the words “on the call”. */
  brief: string
  /** For the note of a booking: several lines, at most 1,000 characters. */
  note: string
  /** Path and query of the page with this result. */
  path: string
}

/** Query that carries a result to /book and to the form that e-mails it. */
export function carryQuery(kind: ResultKind, figures: Readonly<Partial<Record<string, string>>>): string {
  const given = Object.entries(figures).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return new URLSearchParams([['from', kind], ...given]).toString()
}
