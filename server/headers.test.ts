import { expect, it } from 'vitest'
import { commonHeaders } from './headers.ts'

const strictTransport = (siteOrigin: string, hsts: 'off' | 'host' | 'subdomains') =>
  commonHeaders({ siteOrigin, hsts })['Strict-Transport-Security']

it('binds browsers to HTTPS for two years, and subdomains only when the setting says so', () => {
  expect(strictTransport('https://www.example.com', 'host')).toBe('max-age=63072000')
  expect(strictTransport('https://www.example.com', 'subdomains')).toBe('max-age=63072000; includeSubDomains')
  expect(strictTransport('https://www.example.com', 'off')).toBeUndefined()
})

it('binds nothing for a site at http', () => {
  expect(strictTransport('http://localhost:3000', 'subdomains')).toBeUndefined()
})
