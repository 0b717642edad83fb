import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { serverForTests } from '../fixtures/server-for-tests.ts'
import { rawRequest, statusOf } from './raw-request.ts'

const server = serverForTests()

const get = (target: string, headers = 'Host: localhost\r\n') =>
  rawRequest(server.origin, `GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)

describe('paths', () => {
  it.each([
    '/../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/../../../package.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json',
    '/assets//etc/passwd',
    '/guides/../../server/main.js',
    '/desk/assets/..%2f..%2fserver%2fmain.js',
    '/.env',
    '/deployment-values.json',
    '/_headers',
    '/index.html',
    '/seo/index.html.br',
    '/index.html.zst',
    '/404.html',
    '/%00',
    '/%c0%ae%c0%ae/package.json',
    `/${'a'.repeat(3000)}`,
  ])('%s discloses nothing', async (target) => {
    const answer = await get(target)
    expect(statusOf(answer)).toBeGreaterThanOrEqual(300)
    expect(statusOf(answer)).toBeLessThan(500)
    expect(answer).not.toMatch(/"dependencies"|root:x:|createServer|node_modules/)
  })
})

describe('methods', () => {
  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'rejects %s',
    async (method) => {
      const answer = await rawRequest(
        server.origin,
        `${method} /seo HTTP/1.1\r\nHost: localhost\r\nX-Secret: echoed\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      )
      expect([400, 404, 405, 501]).toContain(statusOf(answer))
      expect(answer).not.toContain('echoed')
    },
  )

  it('an invalid method closes the connection', async () => {
    expect(statusOf(await rawRequest(server.origin, 'STEAL / HTTP/1.1\r\nHost: x\r\n\r\n'))).toBe(400)
  })
})

describe('the Host header', () => {
  it('is never used in a page', async () => {
    const answer = await get('/seo', 'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\n')
    expect(statusOf(answer)).toBe(200)
    expect(answer).not.toContain('evil.example')
  })

  it('is never used in a redirect', async () => {
    const answer = await get('/seo/', 'Host: evil.example\r\nX-Forwarded-Host: evil.example\r\n')
    expect(statusOf(answer)).toBe(301)
    expect(answer).not.toContain('evil.example')
  })

  it('is rejected when sent twice', async () => {
    const answer = await get('/seo/', 'Host: localhost\r\nHost: evil.example\r\n')
    expect(statusOf(answer)).toBe(400)
    expect(answer).not.toContain('evil.example')
  })

  it('is required', async () => {
    expect(statusOf(await get('/', ''))).toBe(400)
  })
})

describe('request smuggling', () => {
  it.each([
    'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n',
    'Content-Length: 5\r\nContent-Length: 6\r\n',
    'Transfer-Encoding: xchunked\r\n',
  ])('rejects conflicting lengths: %j', async (headers) => {
    const text = `POST /desk/booking HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n0\r\n\r\n`
    expect(statusOf(await rawRequest(server.origin, text))).toBe(400)
  })
})

describe('many requests at once on one connection', () => {
  const request = 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n'

  it('are all answered, as far as a client sends some ahead', async () => {
    const last = request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')
    const answer = await rawRequest(server.origin, request.repeat(15) + last)
    expect(answer.match(/HTTP\/1\.1 200/g)).toHaveLength(16)
  })

  it('end it when it sends ever more', async () => {
    const answer = await rawRequest(server.origin, request.repeat(300))
    expect(answer.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBeLessThan(25)
  })
})

describe('sizes', () => {
  it('rejects headers over 16 KB', async () => {
    expect(statusOf(await get('/', `Host: localhost\r\nX-Long: ${'a'.repeat(20_000)}\r\n`))).toBe(431)
  })

  it('handles an Accept-Encoding of a thousand entries', async () => {
    const list = Array.from({ length: 1000 }, (_, index) => `x${index};q=0.1`).join(',')
    const answer = await get('/', `Host: localhost\r\nAccept-Encoding: ${list},gzip\r\n`)
    expect(answer).toMatch(/content-encoding: gzip/i)
  })

  it('rejects a compressed form', async () => {
    const response = await fetch(`${server.origin}/desk/booking`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Encoding': 'gzip' },
      body: gzipSync(Buffer.alloc(8_000_000, 'a')),
    })
    expect(response.status).toBe(415)
  })

  it('never compresses a page with typed text beside the form key', async () => {
    const response = await fetch(`${server.origin}/desk/booking?utm_source=guess`, {
      headers: { 'Accept-Encoding': 'br, gzip' },
    })
    expect(response.headers.get('content-encoding')).toBeNull()
  })
})

describe('slow clients', () => {
  const held: Socket[] = []
  afterAll(() => {
    for (const socket of held) socket.destroy()
  })

  it('do not delay others and are disconnected', { timeout: 60_000 }, async () => {
    const { hostname, port } = new URL(server.origin)
    let closed = 0
    for (let index = 0; index < 200; index++) {
      const socket = connect(Number(port), hostname)
      socket.on('error', () => {})
      socket.on('close', () => {
        closed++
      })
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      held.push(socket)
    }
    await wait(500)
    expect((await fetch(`${server.origin}/`)).status).toBe(200)
    const deadline = Date.now() + 40_000
    while (closed < held.length && Date.now() < deadline) {
      for (const socket of held) if (!socket.destroyed) socket.write('a')
      await wait(500)
    }
    expect(closed).toBe(held.length)
  })
})
