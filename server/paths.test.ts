import { expect, it } from 'vitest'
import { isReadable, withoutOuterSlashes } from './paths.ts'

it.each([
  ['/', '/'],
  ['/about/', '/about'],
  ['//evil.example/', '/evil.example'],
  ['///', '/'],
  ['/a//b/', '/a//b'],
])('trims %s to %s', (path, plain) => {
  expect(withoutOuterSlashes(path)).toBe(plain)
})

it('looks at a long run of slashes once', () => {
  const path = `/a${'/'.repeat(200_000)}b/`
  expect(withoutOuterSlashes(path)).toHaveLength(path.length - 1)
})

it.each([
  '/%ff',
  '/%',
  '/a%0ab',
  '/a%00',
  `/${'a'.repeat(3000)}`,
  '/index.html',
  '/seo/index.html.br',
  '/x.gz',
])('takes %s for no page', (path) => {
  expect(isReadable(path)).toBe(false)
})

it.each(['/', '/about', '/blog/5-patient-acquisition-strategies', '/caf%C3%A9', '/favicon.svg'])(
  'lets %s pass',
  (path) => {
    expect(isReadable(path)).toBe(true)
  },
)
