import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ContentError } from './content-error.ts'
import { text } from './fields.schema.ts'
import { readFrontMatter } from './front-matter.ts'

const schema = z.strictObject({
  title: text(4, 20, 'Title.'),
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a date like 2025-01-01' }),
})
const read = (content: string) => readFrontMatter('app/content/sample.md', content, schema)
const good = '---\ntitle: A plain title\ndate: 2025-01-01\n---\n\nFirst line.\n\n---\n\nLast line.\n'

describe('readFrontMatter', () => {
  it('gives the fields and the body, a date as it was written', () => {
    expect(read(good)).toEqual({
      data: { title: 'A plain title', date: '2025-01-01' },
      body: 'First line.\n\n---\n\nLast line.',
    })
  })

  it('reads files of every line ending, with or without a byte-order mark', () => {
    expect(read(`\uFEFF${good.replaceAll('\n', '\r\n')}`)).toEqual(read(good))
  })

  it.each([
    ['Text alone.', 'app/content/sample.md, front matter: it is missing'],
    [
      '---\ntitle: A plain title\ntitle: Another\n---\n',
      'app/content/sample.md, line 3: it is not valid YAML',
    ],
    ['---\ntitle: "open\n---\n', 'app/content/sample.md, line 2: it is not valid YAML'],
    [
      '---\ntitle: No\ndate: 2025-01-01\n---\n',
      'app/content/sample.md, title: found "No"; it has 2 characters, at least 4 are needed',
    ],
    [
      '---\ntitle: A plain title\ndate: 2025-01-01\nauthr: X\n---\n',
      'app/content/sample.md, authr: found "X"; it is not a field',
    ],
  ])('refuses %j in one sentence', (content, message) => {
    expect(() => read(content)).toThrow(ContentError)
    expect(() => read(content)).toThrow(message)
  })
})
