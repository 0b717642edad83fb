import { expect, it } from 'vitest'
import { z } from 'zod'
import { checkContent, headline, href, list, prose, text } from './fields.schema.ts'

const schema = z.strictObject({ hero: z.strictObject({ headline }), items: list(2, text(1, 20, 'Item.')) })
const good = { hero: { headline: 'A report isn’t a patient' }, items: ['one', 'two'] }
const check = (value: object) => () =>
  checkContent('app/content/sample.ts', schema, { ...good, ...value } as z.input<typeof schema>)

it('gives back words that keep every rule', () => {
  expect(check({})()).toEqual(good)
})

it('names the file, each broken field, what was found and the limit', () => {
  expect(check({ hero: { headline: 'x'.repeat(91) }, items: ['one'] })).toThrow(
    /^app\/content\/sample\.ts, hero\.headline: found "x+…"; it has 91 characters, at most 90 are allowed\.\napp\/content\/sample\.ts, items: found a list of 1; .*$/,
  )
  expect(check({ subtitle: 'lost' })).toThrow('subtitle: found "lost"; it is not a field of this file')
})

it('counts words where the limit is in words', () => {
  expect(prose(2, 3, 'Answer.').safeParse('one two three four').error?.issues[0]?.message).toContain(
    'has 4 words, at most 3 are allowed',
  )
})

it('takes addresses on this site alone', () => {
  const isHref = (path: string) => href.safeParse(path).success
  expect(['/', '/book', '/#faq', '/terms-of-service#guarantee'].filter(isHref)).toHaveLength(4)
  expect(['book', '#faq', 'https://example.com', '/book?x=1'].filter(isHref)).toEqual([])
})
