/**
 * For lists drawn without markers: Safari with VoiceOver no longer takes those for lists, unless the role is
 * stated. Spread, because the linter takes a role written out for redundant.
 */
export const LIST_ROLE = { role: 'list' } as const
