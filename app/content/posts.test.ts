import { describe, expect, it } from 'vitest'
import { articleFigures } from './article-figures.ts'
import { dollars } from './format-figures.ts'
import { postReviews } from './post-reviews.ts'
import { categories, type Post } from './posts.schema.ts'
import { inCategory, inOrder, neighbors, posts, related } from './posts.ts'
import { computeMonth, toCents } from './worked-month.ts'

const post = (slug: string, date: string, category: Post['category']) =>
  ({ slug, date, category }) as Partial<Post> as Post

const bound = inOrder([
  post('b', '2026-01-02', 'Ketamine Marketing'),
  post('c', '2026-01-01', 'Ketamine Marketing'),
  post('d', '2026-01-03', 'Medical Marketing'),
  post('a', '2026-01-02', 'Ketamine Marketing'),
  post('e', '2025-12-01', 'Ketamine Marketing'),
])
const slugs = (some: readonly Post[]) => some.map(({ slug }) => slug)

describe('the list', () => {
  it('has the newest first, and one day in the order of the alphabet', () => {
    expect(slugs(bound)).toEqual(['d', 'a', 'b', 'c', 'e'])
  })

  it('keeps its order within a category, and may be empty', () => {
    expect(slugs(inCategory(bound, 'Ketamine Marketing'))).toEqual(['a', 'b', 'c', 'e'])
    expect(inCategory(bound, 'Neuropathy Marketing')).toEqual([])
    expect(inCategory(bound, null)).toHaveLength(5)
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
})

describe('the articles', () => {
  it('are the specified four, one of each category, in its order', () => {
    expect(slugs(posts)).toEqual([
      '5-patient-acquisition-strategies-cash-pay-practices',
      'neuropathy-marketing-complete-guide',
      'ketamine-clinic-advertising-compliance',
      'regenerative-medicine-marketing-roi',
    ])
    expect(posts.map(({ category }) => category)).toEqual(categories.map(({ name }) => name))
  })

  it('each have a day on which somebody reads their facts again', () => {
    expect(Object.keys(postReviews).sort()).toEqual(slugs(posts).sort())
    for (const { slug, factsTrueTo } of posts)
      expect((postReviews[slug]?.reviewBy ?? '') > factsTrueTo, slug).toBe(true)
  })

  it('share no title and no description', () => {
    expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length)
    expect(new Set(posts.map(({ metaDescription }) => metaDescription)).size).toBe(posts.length)
  })

  it.each([
    ['5-patient-acquisition-strategies-cash-pay-practices', 'same-ads'],
    ['regenerative-medicine-marketing-roi', 'hope-and-doubt'],
  ])('%s states the figures that its drawing computes', (slug, name) => {
    const figure = articleFigures[name]
    if (figure?.kind !== 'months') throw new Error(`${name} is no drawing of months`)
    const text = JSON.stringify(posts.find((one) => one.slug === slug)?.body.blocks)
    for (const month of figure.months) {
      const result = computeMonth(toCents(month))
      expect(text).toContain(dollars(Math.abs(result.balanceCents) / 100))
      expect(text).toContain(`${result.consultations} `)
      expect(text).toContain(`${result.kept} `)
      expect(text).toContain(dollars(month.adSpendPerMonthDollars))
      expect(text).toContain(dollars(month.feePerMonthDollars))
    }
  })
})
