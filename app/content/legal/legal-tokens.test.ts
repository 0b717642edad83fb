import { expect, it } from 'vitest'
import { ownerFacts } from '../site/owner-facts.ts'
import { site } from '../site/site.ts'
import { fillLegalPlaceholders } from './legal-tokens.ts'

const fill = (text: string, textMessages: boolean) =>
  fillLegalPlaceholders('a.md', text, { ...ownerFacts({ ...site, brand: 'Sample' }), textMessages })

it('keeps a part whose condition holds, and fills it', () => {
  expect(fill('By {if textMessages}text from {brand} or {end if}mail.', true)).toBe(
    'By text from Sample or mail.',
  )
  expect(fill('By {if textMessages}text or {end if}mail.', false)).toBe('By mail.')
  expect(fill('{if not textMessages}No texts.{end if}', false)).toBe('No texts.')
  expect(fill('{if not textMessages}No texts.{end if}', true)).toBe('')
})

it('leaves no gap where a whole line goes', () => {
  const table = '| a |\n{if textMessages}| b |{end if}\n| c |\n'
  expect(fill(table, true)).toBe('| a |\n| b |\n| c |\n')
  expect(fill(table, false)).toBe('| a |\n| c |\n')
})

it('refuses a condition on anything but a yes or no, with its line', () => {
  expect(() => fill('one\n{if brand}two{end if}', true)).toThrow('line 2')
})
