/**
 * For lists without markers: Safari with VoiceOver no longer announces those as lists, unless the role is
 * explicit. Spread, because the linter reports a literal role as redundant.
 */
export const LIST_ROLE = { role: 'list' } as const
