import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { rawRequest, statusOf } from './raw-request.ts'

const server = serverForTests()

const get = (target: string, headers = 'Host: localhost\r\n') =>
  rawRequest(server.origin, `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)

it.each(['/livez', '/readyz', '/health'])('%s answers and is not stored by caches', async (address) => {
  const response = await fetch(server.origin + address)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it.each([
  ...['/../package.json', '/%2e%2e/%2e%2e/package.json', '/assets/..%5c..%5cpackage.json'],
  ...['/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json', '/assets//etc/passwd'],
  ...['/guides/../../server/main.js', '/desk/assets/..%2f..%2fserver%2fmain.js', '/.env'],
  ...['/manifest.json', '/index.html', '/seo/index.html.br', '/404.html', '/seo.data', '/x.gz', '/%00'],
  `/${'a'.repeat(3000)}`,
])('%s discloses nothing', async (target) => {
  const answer = await get(target)
  expect(statusOf(answer)).toBeGreaterThanOrEqual(300)
  expect(statusOf(answer)).toBeLessThan(500)
  expect(answer).not.toMatch(/"dependencies"|root:x:|createServer|node_modules/)
})

it.each([
  ['/seo', 200],
  ['/seo/', 301],
])('the Host header is never used in the answer to %s', async (target, status) => {
  const answer = await get(target, 'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\n')
  expect(statusOf(answer)).toBe(status)
  expect(answer).not.toContain('evil.example')
})

it('a compressed form is refused', async () => {
  const response = await fetch(`${server.origin}/desk/booking`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Encoding': 'gzip' },
    body: gzipSync(Buffer.alloc(8_000_000, 'a')),
  })
  expect(response.status).toBe(415)
})

it('a page with typed answers is never compressed', async () => {
  const response = await fetch(`${server.origin}/desk/booking`, {
    method: 'POST',
    headers: { 'Accept-Encoding': 'br, gzip' },
    body: new URLSearchParams({ name: 'Dana Reed' }),
  })
  expect(await response.text()).toContain('Dana Reed')
  expect(response.headers.get('content-encoding')).toBeNull()
})
