/** Sections of the statement, in the order of the W3C's generator (w3.org/WAI/planning/statements). */
export const statementSections = [
  'commitment',
  'status',
  'tests',
  'results',
  'limits',
  'technology',
  'feedback',
  'review',
] as const
