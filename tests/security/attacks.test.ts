import { gzipSync } from 'node:zlib'
import { afterAll, expect, it } from 'vitest'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { rawRequest, statusOf } from './raw-request.ts'

const server = await serverForTests({ TRUSTED_PROXIES: '1' })

const HOST = 'Host: localhost\r\n'
const END = 'Connection: close\r\n\r\n'
const get = (target: string, headers = HOST) => `GET ${target} HTTP/1.1\r\n${headers}${END}`
const post = (headers: string, body: string) =>
  `POST /desk/webhook HTTP/1.1\r\n${HOST}Content-Type: application/x-www-form-urlencoded\r\n${headers}${END}${body}`
const manyNames = Array.from({ length: 16_000 }, (_, n) => n.toString(36).padStart(3, '0')).join('&')

/** The bytes to send, and the allowed statuses; 0 means that the connection was closed without a response. */
type Row = [what: string, bytes: string | Buffer, allowed: number[]]

const requests: Row[] = [
  ['a host that ends in a number and is no address', get('/', 'Host: 1.2.3.4.5\r\n'), [400]],
  ['such a host with a port', get('/desk/booking', 'Host: 1.2.3.4.5:80\r\n'), [400]],
  ['a host that is an unfinished address', get('/no-such-page', 'Host: 0x\r\n'), [400, 404]],
  ['no Host header', get('/', ''), [400]],
  ['a host with a path', get('/', 'Host: localhost/..\r\n'), [400]],
  ['a host with a password', get('/', 'Host: a:b@evil.example\r\n'), [400]],
  ['a host with invalid UTF-8', Buffer.from(get('/', 'Host: \xff\xfe\r\n'), 'latin1'), [400]],
  ['an absolute address of another host', get('http://evil.example/no-such-page'), [404]],
  ['an absolute address that is none', get('http://1.2.3.4.5/'), [400]],
  ['a target without a slash', get('seo'), [400]],
  ['a host behind two slashes', get('//evil.example/seo/'), [301, 400, 404]],
  ['a backslash', get('/\\evil.example'), [400, 404]],
  ['invalid UTF-8, encoded', get('/%ff%fe?x=%ff'), [404]],
  ['a zero byte, encoded', get('/seo%00.html'), [404]],
  ['line breaks, encoded', get('/%0d%0aSet-Cookie:%20a=b'), [404]],
  ['dots, encoded twice', get('/%252e%252e/%252e%252e/package.json'), [404]],
  ['eight thousand slashes', get('/'.repeat(8000)), [301, 404]],
  ['a query of 15 KB', get(`/no-such-page?${'a=b&'.repeat(3800)}`), [404]],
  ['a header of 1 MB', get('/', `${HOST}X: ${'a'.repeat(1e6)}\r\n`), [0, 431]],
  ['an upgrade to WebSocket', get('/no-such-page', `${HOST}Upgrade: websocket\r\n`), [404]],
  ['the first bytes of TLS', Buffer.from('16030100a5010000a10303', 'hex'), [0, 400]],
  ['a form of 8 MB', post('Content-Length: 8000000\r\n', 'a'.repeat(200_000)), [0, 413]],
  ['a form of 16,000 names', post(`Content-Length: ${manyNames.length}\r\n`, manyNames), [413]],
  ['a method for a page that can only be read', `PUT /seo HTTP/1.1\r\n${HOST}${END}`, [405]],
  ...['POST', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'].map((method): Row => {
    const echoed = 'X: //evil.example\r\nContent-Length: 0\r\n'
    return [method, `${method} /seo HTTP/1.1\r\n${HOST}${echoed}${END}`, [400, 404, 405, 501]]
  }),
  ...[
    'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
    'Content-Length: 5\r\nContent-Length: 6\r\n',
    'Transfer-Encoding: xchunked\r\n',
  ].map((lengths): Row => [`conflicting lengths: ${lengths}`, post(lengths, '0\r\n\r\n'), [400]]),
  ['a method that is none', `STEAL / HTTP/1.1\r\n${HOST}${END}`, [400]],
  ['CONNECT', `CONNECT localhost:22 HTTP/1.1\r\n${HOST}${END}`, [0, 400]],
]

afterAll(() => expect(server.output()).not.toMatch(/\n +at |"level":[56]0/))

it.each(requests)('%s: refused, and the same process answers the next visitor', async (_, bytes, allowed) => {
  const answer = await rawRequest(server.origin, bytes)
  expect(allowed, answer.slice(0, 300)).toContain(statusOf(answer))
  expect(answer).not.toMatch(/\/\/evil\.example|"dependencies"|node_modules|\n +at /)
  expect((await fetch(`${server.origin}/livez`)).status).toBe(200)
})

it.each(['/livez', '/readyz', '/health'])('%s answers and is not stored by caches', async (address) => {
  const response = await fetch(server.origin + address)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
})

it.each(['/livez', '/readyz'])(
  '%s answers a probe that speaks HTTP/1.0 and names no host',
  async (address) => {
    expect(statusOf(await rawRequest(server.origin, `GET ${address} HTTP/1.0\r\n\r\n`))).toBe(200)
  },
)

it('warns once of a proxy that forwards no address', async () => {
  for (const address of ['203.0.113.9:51234', 'unknown', 'unknown'])
    await fetch(`${server.origin}/desk/guide`, { headers: { 'X-Forwarded-For': address } })
  expect(server.output().match(/X-Forwarded-For/g)).toHaveLength(1)
})

it.each([
  ...['/../package.json', '/%2e%2e/%2e%2e/package.json', '/assets/..%5c..%5cpackage.json'],
  ...['/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json', '/assets//etc/passwd'],
  ...['/guides/../../server/main.js', '/desk/assets/..%2f..%2fserver%2fmain.js', '/.env'],
  ...['/manifest.json', '/index.html', '/seo/index.html.br', '/404.html', '/seo.data', '/x.gz', '/%00'],
  `/${'a'.repeat(3000)}`,
])('%s discloses nothing', async (target) => {
  const answer = await rawRequest(server.origin, get(target))
  expect(statusOf(answer)).toBeGreaterThanOrEqual(300)
  expect(statusOf(answer)).toBeLessThan(500)
  expect(answer).not.toMatch(/"dependencies"|root:x:|createServer|node_modules/)
})

it.each([
  ['/seo', 200],
  ['/seo/', 301],
])('the Host header is never used in the answer to %s', async (target, status) => {
  const answer = await rawRequest(
    server.origin,
    get(target, 'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\n'),
  )
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
