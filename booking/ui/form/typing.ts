/**
 * How fields are filled in: what the browser may offer, and what a touch keyboard shows. Both forms ask the
 * same questions, so both take these.
 */
export const TYPING = {
  name: { autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'next', minLength: 2, maxLength: 80 },
  practice: {
    autoComplete: 'organization',
    autoCapitalize: 'words',
    enterKeyHint: 'next',
    minLength: 2,
    maxLength: 120,
  },
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    autoCapitalize: 'off',
    spellCheck: false,
    enterKeyHint: 'next',
    maxLength: 254,
  },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', autoCapitalize: 'off', maxLength: 40 },
  /** Browsers keep no kind of practice, and would offer another list's answers. */
  specialty: { autoComplete: 'off', enterKeyHint: 'next' },
  /** Several lines: Enter begins a new one, and the key must not promise anything else. */
  note: { autoComplete: 'off', autoCapitalize: 'sentences', enterKeyHint: 'enter', maxLength: 1000 },
} as const
