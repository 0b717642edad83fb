import { expect, it } from 'vitest'
import { observatoryScore } from './observatory.ts'

const good = {
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; frame-ancestors 'self'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
const score = (headers: Record<string, string>) => observatoryScore(new Headers(headers)).score

it('adds bonuses only to a full score', () => {
  expect(score(good)).toBe(100 + 10 + 5 + 5 + 10)
})

it('scores a response without headers', () => {
  expect(score({})).toBe(100 - 25 - 20 - 5 - 20)
})

it.each([
  ["script-src 'self' 'unsafe-inline'; frame-ancestors 'self'", 80],
  ["default-src 'none'; script-src https:; frame-ancestors 'self'", 80],
  ["default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'self'", 90 + 20],
  ["default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'", 100 + 20],
  ["default-src 'none'; script-src http://cdn.example; frame-ancestors 'self'", 80],
  ["default-src 'none'", 80],
])('scores the policy %s', (policy, expected) => {
  expect(score({ ...good, 'Content-Security-Policy': policy })).toBe(expected)
})
