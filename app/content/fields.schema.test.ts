import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ContentError } from './content-error.ts'
import { checkContent, headline, href, list, prose, text } from './fields.schema.ts'

const schema = z.strictObject({ hero: z.strictObject({ headline }), items: list(text(1, 20, 'Item.'), 2) })
const good = { hero: { headline: 'A report isn’t a patient' }, items: ['one', 'two'] }

function problems(value: z.input<typeof schema>): readonly string[] {
  try {
    checkContent('app/content/sample.ts', schema, value)
  } catch (error) {
    if (error instanceof ContentError) return error.message.split('\n')
    throw error
  }
  return []
}

describe('checkContent', () => {
  it('gives back words that keep every rule', () => {
    expect(checkContent('app/content/sample.ts', schema, good)).toEqual(good)
  })

  it('names the file, the field, what was found and the limit', () => {
    expect(() =>
      checkContent('app/content/sample.ts', schema, { ...good, hero: { headline: 'x'.repeat(91) } }),
    ).toThrow(
      `app/content/sample.ts, hero.headline: found "${'x'.repeat(59)}…"; it has 91 characters, at most 90 are allowed.`,
    )
  })

  it('reports every broken field at once', () => {
    expect(problems({ hero: { headline: 'Short' }, items: [] })).toHaveLength(2)
  })

  it('refuses a field nobody will show', () => {
    const value = { ...good, subtitle: 'lost' } as z.input<typeof schema>
    expect(problems(value)).toEqual([
      'app/content/sample.ts, subtitle: found "lost"; it is not a field of this file; remove it or fix its spelling.',
    ])
  })
})

describe('fields', () => {
  it('count words where the limit is in words', () => {
    expect(prose(2, 3, 'Answer.').safeParse('one two three four').error?.issues[0]?.message).toBe(
      'has 4 words, at most 3 are allowed',
    )
  })

  it.each(['/', '/book', '/#faq', '/terms-of-service#guarantee'])('accept the address %s', (path) => {
    expect(href.safeParse(path).success).toBe(true)
  })

  it.each(['book', '#faq', 'https://example.com', '/book?x=1'])('refuse the address %s', (path) => {
    expect(href.safeParse(path).success).toBe(false)
  })
})
