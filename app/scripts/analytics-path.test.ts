import { expect, it } from 'vitest'
import { analyticsPath } from './analytics-path.ts'

it('tells one article from another without a word of its address', () => {
  const [one, other] = ['ketamine-pain', 'neuropathy'].map((slug) => analyticsPath(`/blog/${slug}`))
  expect(one).toMatch(/^\/blog\/article-\w+$/)
  expect(other).not.toBe(one)
  expect(analyticsPath('/blog/ketamine-pain')).toBe(one)
})

it('is the page’s own everywhere else, and says nothing of what was typed wrong', () => {
  expect(analyticsPath('/')).toBe('/')
  expect(analyticsPath('/blog')).toBe('/blog')
  expect(analyticsPath('/paid-traffic')).toBe('/paid-traffic')
  expect(analyticsPath('/ketamine-near-me', true)).toBe('/404')
  expect(analyticsPath('/blog/neuropathy-near-me', true)).toBe('/404')
})
