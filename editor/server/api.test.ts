import { expect, it } from 'vitest'
import { whyRefused } from './api.ts'

const own = { host: 'localhost:5174', origin: 'http://localhost:5174', 'content-type': 'application/json' }
const refused = (headers: Record<string, string>, method = 'POST') => whyRefused({ method, headers }) !== null

it('answers its own pages at this machine, also through a tunnel with another port, and no others', () => {
  expect(refused(own)).toBe(false)
  expect(refused({ ...own, host: '127.0.0.1:9000', origin: 'http://127.0.0.1:9000' })).toBe(false)
  // A name that was pointed to this machine, another site in the same browser, a form, a link.
  expect(refused({ ...own, host: 'evil.example:5174', origin: 'http://evil.example:5174' })).toBe(true)
  expect(refused({ ...own, origin: 'https://evil.example' })).toBe(true)
  expect(refused({ ...own, 'content-type': 'text/plain' })).toBe(true)
  expect(refused(own, 'GET')).toBe(true)
  expect(refused({ host: own.host, 'content-type': own['content-type'] })).toBe(true)
})
