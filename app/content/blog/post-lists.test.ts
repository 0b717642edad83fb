import { expect, it } from 'vitest'
import { inOrder, neighbors, pageOf, related } from './post-lists.ts'

const post = (slug: string, date: string, category: string) => ({ slug, date, category })
type Post = ReturnType<typeof post>

const bound = inOrder([
  post('b', '2026-01-02', 'Ketamine Marketing'),
  post('c', '2026-01-01', 'Ketamine Marketing'),
  post('d', '2026-01-03', 'Medical Marketing'),
  post('a', '2026-01-02', 'Ketamine Marketing'),
  post('e', '2025-12-01', 'Ketamine Marketing'),
])
const slugs = (some: readonly Post[]) => some.map(({ slug }) => slug)

it('has the newest first, and one day in the order of the alphabet', () => {
  expect(slugs(bound)).toEqual(['d', 'a', 'b', 'c', 'e'])
})

it('knows what stands before and after a post', () => {
  const turn = (slug: string) => {
    const { previous, next } = neighbors(bound, slug)
    return [previous?.slug ?? null, next?.slug ?? null]
  }
  expect([turn('d'), turn('b'), turn('e'), turn('nobody')]).toEqual([
    [null, 'a'],
    ['a', 'c'],
    ['c', null],
    [null, null],
  ])
})

it('relates up to two others of the same category', () => {
  expect(slugs(related(bound, bound[2] as Post))).toEqual(['a', 'c'])
  expect(related(bound, bound[0] as Post)).toEqual([])
})

it('a long list has pages, and what is asked for beyond them is the nearest', () => {
  const many = Array.from({ length: 30 }, (_, index) => index)
  expect(pageOf(many, 1)).toMatchObject({ current: 1, last: 3, entries: many.slice(0, 12) })
  expect(pageOf(many, 3).entries).toEqual(many.slice(24))
  const shown = [99, 0, Number.NaN, 2.5].map((asked) => pageOf(many, asked).current)
  expect(shown).toEqual([3, 1, 1, 2])
  expect(pageOf([], 1)).toEqual({ current: 1, last: 1, entries: [] })
})
