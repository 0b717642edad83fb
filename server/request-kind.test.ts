import { expect, it } from 'vitest'
import { requestKind } from './request-kind.ts'

it.each([
  ['/', 'page'],
  ['/blog/a-post', 'page'],
  ['/assets/entry-AbC.js', 'asset'],
  ['/sitemap.xml', 'file'],
  ['/guides/guide.pdf', 'file'],
  ['/desk/booking', 'desk-booking'],
  ['/desk/request', 'desk-request'],
  ['/desk/slots', 'desk-slots'],
  ['/desk/ada@clinic.example.com', 'desk-other'],
  ['/metrics', 'probe'],
])('%s is of the kind %s', (path, kind) => {
  expect(requestKind(path)).toBe(kind)
})
