/** The tools whose result a visitor can take along. Also the value of `from` in addresses that carry one. */
export type ResultKind = 'calculator' | 'audit'

/** A visitor's result in words, composed from validated figures or answers alone. */
export interface ResultSummary {
  /** The result in one line, after the words “on the call”. */
  brief: string
  /** For the note of a booking: several lines, at most 1,000 characters. */
  note: string
}

/** Query that carries a result to /book. */
export function carryQuery(kind: ResultKind, figures: Readonly<Partial<Record<string, string>>>): string {
  const given = Object.entries(figures).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return new URLSearchParams([['from', kind], ...given]).toString()
}
