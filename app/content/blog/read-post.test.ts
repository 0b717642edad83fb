import { describe, expect, it } from 'vitest'
import { ContentError } from '../checks/content-error.ts'
import { minutesToRead, readPost } from './read-post.ts'

const file = 'app/content/blog/posts/a-plain-post.md'
const fields: Record<string, string> = {
  slug: 'a-plain-post',
  title: 'A title that says what the post says',
  description: 'One sentence that appears under the headline and on the card, long enough to say something.',
  metaDescription:
    'One sentence for the search result, which is held to its own lengths of 70 to 160 characters.',
  keywords: '[clinic marketing, cash-pay practice]',
  category: 'Medical Marketing',
  author: '"{brand} editorial team"',
  date: '2026-11-20',
  readTime: '5 min read',
}
const ending = 'The facts are accurate as of November 21, 2026.'

/** A post of `count` words with overridden fields; undefined removes one. */
function post(changed: Record<string, string | undefined> = {}, count = 1_200, end = ending): string {
  const head = Object.entries({ ...fields, ...changed }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  )
  const body = `${'word '.repeat(count - end.split(' ').length).trim()}.\n\n${end}`
  return `---\n${head.join('\n')}\n---\n\n${body}\n`
}

describe('readPost', () => {
  it('gives the fields, the body and the day of its facts', () => {
    const read = readPost(file, post())
    expect(read).toMatchObject({ slug: 'a-plain-post', readTime: '5 min read', factsTrueTo: '2026-11-21' })
    expect(read.keywords).toEqual(['clinic marketing', 'cash-pay practice'])
    expect(read.body.words).toBe(1_200)
  })

  it.each([
    ['slug', post({ slug: 'another' }), 'is "another", but the file is called a-plain-post.md'],
    ['title', post({ title: undefined }), ''],
    ['description', post({ description: 'Short.' }), 'has 6 characters'],
    ['keywords', post({ keywords: '[one word]' }), 'has 1 entries, 2 to 10 are needed'],
    ['category', post({ category: 'Dental Marketing' }), 'must be one of Medical Marketing'],
    ['date', post({ date: '2026-02-30' }), 'must be a day as YYYY-MM-DD'],
    ['readTime', post({ readTime: '9 min read' }), 'is "9 min read", but 1200 words take 5 min read'],
    ['content', post({}, 900), 'has 900 words, 1200 to 2000 are wanted'],
    ['content', post({}, 1_200, 'True, we think.'), 'does not say when its facts were checked'],
    ['tags', post({ tags: 'x' }), 'is not a field of this file'],
  ])('stops at a bad %s', (field, text, reason) => {
    expect(() => readPost(file, text)).toThrow(ContentError)
    expect(() => readPost(file, text)).toThrow(`${file}, ${field}: `)
    expect(() => readPost(file, text)).toThrow(reason)
  })

  it('reads 225 words a minute, to the nearest minute', () => {
    expect([0, 225, 337, 338, 2_000].map(minutesToRead)).toEqual([1, 1, 1, 2, 9])
  })
})
