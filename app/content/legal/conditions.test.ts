import { expect, it } from 'vitest'
import { applyConditions } from './conditions.ts'

const apply = (text: string, textMessages: boolean) =>
  applyConditions('a.md', text, { textMessages, brand: 'Sample' })

it('keeps a part whose condition holds', () => {
  expect(apply('By {if textMessages}text or {end if}mail.', true)).toBe('By text or mail.')
  expect(apply('By {if textMessages}text or {end if}mail.', false)).toBe('By mail.')
  expect(apply('{if not textMessages}No texts.{end if}', false)).toBe('No texts.')
  expect(apply('{if not textMessages}No texts.{end if}', true)).toBe('')
})

it('leaves no gap where a whole line goes', () => {
  const table = '| a |\n{if textMessages}| b |{end if}\n| c |\n'
  expect(apply(table, true)).toBe('| a |\n| b |\n| c |\n')
  expect(apply(table, false)).toBe('| a |\n| c |\n')
})

it('refuses a condition on anything but a yes or no, with its line', () => {
  expect(() => apply('one\n{if brand}two{end if}', true)).toThrow(
    'a.md, line 2 of the text: it has {if brand}',
  )
})
