import type { ComponentProps } from 'react'
import type { Kind, Question } from '../../core/questions.ts'

type Attributes = Pick<
  ComponentProps<'input'>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck' | 'enterKeyHint'
>

const plain: Attributes = { autoComplete: 'off', autoCapitalize: 'sentences', enterKeyHint: 'next' }

const ATTRIBUTES: Record<Kind, Attributes> = {
  name: { autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'next' },
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    autoCapitalize: 'off',
    spellCheck: false,
    enterKeyHint: 'next',
  },
  text: plain,
  // Enter begins a new line, so the key must not promise anything else.
  'long text': { ...plain, enterKeyHint: 'enter' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', autoCapitalize: 'off', enterKeyHint: 'next' },
  zip: { autoComplete: 'postal-code', inputMode: 'numeric', enterKeyHint: 'next' },
  number: { autoComplete: 'off', inputMode: 'decimal', enterKeyHint: 'next' },
  amount: { autoComplete: 'off', inputMode: 'decimal', enterKeyHint: 'next' },
  website: { autoComplete: 'off', autoCapitalize: 'off', spellCheck: false, enterKeyHint: 'next' },
  // Browsers would suggest answers given to other lists.
  choice: { autoComplete: 'off', enterKeyHint: 'next' },
  'several choices': {},
  'yes/no': { autoComplete: 'off', enterKeyHint: 'next' },
}

/** How a browser fills in and corrects the control of a question, and which keyboard a phone shows. */
export function inputAttributes({ name, kind }: Question): Attributes {
  if (name !== 'practice') return ATTRIBUTES[kind]
  return { ...ATTRIBUTES[kind], autoComplete: 'organization', autoCapitalize: 'words' }
}
