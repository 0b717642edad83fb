import { describe, expect, it } from 'vitest'
import { applyConditions, readSections } from './legal-text.ts'

describe('a legal text', () => {
  const good = '- In short.\n\n## First {#one}\n\nText.\n\n## Second {#two}\n\nMore.\n'
  const read = (text: string) => readSections('content/legal/sample.md', text, ['two'])

  it('is read where nothing is wrong, and may have more sections than others lead to', () => {
    const text = (words: string) => [{ kind: 'text', text: words }]
    expect(read(good)).toEqual({
      summary: [{ kind: 'list', ordered: false, items: [{ children: text('In short.'), list: undefined }] }],
      sections: [
        { id: 'one', heading: 'First', blocks: [{ kind: 'paragraph', children: text('Text.') }] },
        { id: 'two', heading: 'Second', blocks: [{ kind: 'paragraph', children: text('More.') }] },
      ],
    })
  })

  it('gives its headings ids that no section has', () => {
    const [, second] = read(good.replace('More.', '### One\n\nMore.')).sections
    expect(second?.blocks[0]).toMatchObject({ kind: 'heading', level: 3, id: 'two.one' })
  })

  it('may have lists within lists, and lines that end', () => {
    const [, second] = read(
      good.replace('More.', 'Street 1\\\nTown\n\n1. One:\n\n   - a\n   - b\n\n2. Two'),
    ).sections
    expect(second?.blocks).toMatchObject([
      { children: [{ text: 'Street 1' }, { kind: 'break' }, { text: 'Town' }] },
      { ordered: true, items: [{ list: { ordered: false, items: [{}, {}] } }, { list: undefined }] },
    ])
  })

  it.each([
    ['{#two}', '{#three}', 'sections: it needs one with {#two}'],
    [' {#one}', '', '“## First”: it has no id'],
    ['More.', '', 'two: it is empty'],
    ['More.', 'By {email}.', 'two: it has {email}'],
    ['More.', '<script>alert(1)</script>', 'two: it holds raw HTML'],
    ['More.', '[x](javascript:alert(1))', 'two: it links to javascript:alert(1)'],
    ['More.', '![A room](room.jpg)', 'two: it shows the picture room.jpg'],
    ['More.', 'More\n---', 'two: it has the heading “More” of level 2'],
  ])('with %j as %j stops the build', (before, after, message) => {
    expect(() => read(good.replace(before, after))).toThrow(`content/legal/sample.md, ${message}`)
  })
})

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
