/** Hints for autofill and touch keyboards, and limits, of the fields that the forms ask for. */
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
  /** Browsers store no kind of practice, and would offer answers to other lists. */
  specialty: { autoComplete: 'off', enterKeyHint: 'next' },
  area: { autoComplete: 'address-level2', autoCapitalize: 'words', enterKeyHint: 'next', maxLength: 80 },
  /** Several lines: Enter begins a new one, so the key must not promise anything else. */
  note: { autoComplete: 'off', autoCapitalize: 'sentences', enterKeyHint: 'enter', maxLength: 1000 },
} as const
