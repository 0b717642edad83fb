import { expect, it } from 'vitest'
import { isValidPath } from './request-address.ts'

it.each([
  '/%ff',
  '/%',
  '/a%0ab',
  '/a%00',
  `/${'a'.repeat(3000)}`,
  '/index.html',
  '/seo/index.html.br',
  '/x.gz',
  '/seo.data',
  '/404.html',
])('takes %s for no page', (path) => {
  expect(isValidPath(path)).toBe(false)
})

it.each(['/', '/about', '/blog/5-patient-acquisition-strategies', '/caf%C3%A9', '/favicon.svg'])(
  'lets %s pass',
  (path) => {
    expect(isValidPath(path)).toBe(true)
  },
)
